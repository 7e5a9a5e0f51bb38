import { type ComponentOptions, EVENTS, fullName } from '@halte/contract';
import { TenantIcon } from '../icons/TenantIcon.tsx';
import rows from '../parts/rows.module.css';
import { useHeader } from '../parts/useHeader.ts';
import { initialsOf } from '../rules/initials.ts';
import { hrefOf } from '../rules/links.ts';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';
import { type Entry, type Group, standardGroups, tenantGroups } from './accountGroups.ts';
import { useCloseMenu } from './closeMenu.ts';
import { MenuRow } from './MenuRow.tsx';

function EntryRow({ entry: { icon, label, href, specific } }: { readonly entry: Entry }) {
  const { host } = useHeader();
  const closeMenu = useCloseMenu();
  if (specific === 'appearance') return <AppearanceSwitch />;
  if (specific === undefined) return href !== undefined && <MenuRow icon={icon} label={label} href={href} />;
  const act = () => {
    closeMenu();
    if (specific === 'logout') host.session.signOut();
    else window.dispatchEvent(new CustomEvent(EVENTS.openConsent));
  };
  return (
    <button type="button" className={rows.row} onClick={act}>
      {icon && <TenantIcon icon={icon} />}
      <span className={rows.words}>{label}</span>
    </button>
  );
}

/** The name of the signed-in user, and the groups of the account menu: the tenant's, or the product's own. */
export function AccountGroups({ options }: { readonly options: ComponentOptions['account-menu'] }) {
  const { host, locale, session, t } = useHeader();
  const name = fullName(session.attributes);
  const { email } = session.attributes;
  const groups: readonly Group[] = options.groups
    ? tenantGroups(
        options.groups,
        (texts) => texts[locale],
        (link) => hrefOf(link, locale),
      )
    : standardGroups({
        titleOf: () => t('menu.settings'),
        labelOf: (key) => t(`menu.${key}`),
        hrefOf: (route) => host.navigation.href({ name: route }),
      });
  return (
    <>
      {name !== null && (
        <div className={rows.row}>
          <span className={rows.avatar} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className={rows.words}>
            <b>{name}</b>
            {typeof email === 'string' && <span className={rows.small}>{email}</span>}
          </span>
        </div>
      )}
      {groups.map(({ title, entries }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups are configuration and stay as they are
        <div key={index} className={rows.group}>
          {title && <h3>{title}</h3>}
          {entries.map((entry) => (
            <EntryRow key={entry.label} entry={entry} />
          ))}
        </div>
      ))}
    </>
  );
}
