import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTenant } from '../../host/server/tenants/loadTenants.ts';
import { LOCALES } from '../../shared/contract/src/locales.ts';
import { readableOn } from '../../shared/ui/src/style/contrast.ts';
import { UserError } from '../lib/userError.mjs';

const LIGHT_TEXT = '#ffffff';
/** How much of a colour is white in the dark appearance. */
const LIGHTENED = 0.55;

/** @param {string} color `#rrggbb` */
function lightened(color) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (255 - channel) * LIGHTENED));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** @param {{ brand: string, accent: string }} colors */
function scheme({ brand, accent }) {
  return { brand, onBrand: readableOn(brand, LIGHT_TEXT), accent };
}

/**
 * @typedef {{ id: string, name: string, brand: string, accent: string, domain: string }} NewTenant
 * @param {NewTenant} options
 */
export function tenantFile({ id, name, brand, accent, domain }) {
  const logo = (/** @type {string} */ appearance) => `/tenants/${id}/logo-${appearance}.svg`;
  return {
    id,
    name,
    apiKey: `halte-${id}`,
    networkId: 'demo',
    domainName: domain,
    colors: {
      light: scheme({ brand, accent }),
      dark: scheme({ brand: lightened(brand), accent: lightened(accent) }),
    },
    logo: { light: logo('light'), dark: logo('dark'), alt: name },
    messages: Object.fromEntries(LOCALES.map((locale) => [locale, {}])),
    userWebUrl: '/',
    widgetCdn: '/',
  };
}

/** @param {string} text */
const escapeXml = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A disc with the first letter, and the name.
 *
 * @param {string} name @param {{ brand: string, onBrand: string }} colors @param {string} text colour of the name
 */
export function logoOf(name, { brand, onBrand }, text) {
  const first = escapeXml([...name][0] ?? '');
  const width = 58 + 13 * [...name].length;
  const font = 'font-family="Figtree, system-ui, sans-serif" font-size="22" font-weight="700"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" role="img">
  <title>${escapeXml(name)}</title>
  <circle cx="20" cy="20" r="20" fill="${brand}"/>
  <text x="20" y="27.5" fill="${onBrand}" text-anchor="middle" ${font}>${first}</text>
  <text x="50" y="27.5" fill="${text}" ${font}>${escapeXml(name)}</text>
</svg>
`;
}

/**
 * `npm run tenant -- new <id>`: writes the file of a tenant and its logos.
 *
 * @param {NewTenant} options @param {{ tenants: string, pictures: string }} folders
 * @returns {string} path of the file
 */
export function createTenant(options, { tenants, pictures }) {
  const { id, name } = options;
  const file = tenantFile(options);
  const { problems } = readTenant(file);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const path = join(tenants, `${id}.json`);
  if (existsSync(path)) throw new UserError(`${path} is there already: choose another id, or edit it.`);
  const folder = join(pictures, id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'logo-light.svg'), logoOf(name, file.colors.light, '#12171d'));
  writeFileSync(join(folder, 'logo-dark.svg'), logoOf(name, file.colors.dark, '#f1f4f7'));
  // Last, because a running host reads it at once.
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  return path;
}
