import { open } from 'node:fs/promises';
import { join } from 'node:path';

export interface Screenshot {
  readonly src: string;
  readonly sizes: string;
  readonly type: 'image/png';
  readonly form_factor: 'narrow' | 'wide';
}

const FORMS = ['narrow', 'wide'] as const;
/** The size of a PNG is behind its signature and the name of its first part. */
const SIZE_AT = 16;

/** `360x800`; null where there is no such picture. */
async function sizesOf(path: string): Promise<string | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIZE_AT + 8), 0, SIZE_AT + 8, 0);
    const isPng = bytesRead === SIZE_AT + 8 && buffer.toString('latin1', 1, 4) === 'PNG';
    return isPng ? `${buffer.readUInt32BE(SIZE_AT)}x${buffer.readUInt32BE(SIZE_AT + 4)}` : null;
  } finally {
    await file.close();
  }
}

/** The pictures of the app that are beside a tenant's other ones, which an offer to install it shows. */
export async function screenshotsOf(hostPublic: string, tenantId: string): Promise<Screenshot[]> {
  const found = FORMS.map(async (form) => {
    const path = `tenants/${tenantId}/screenshot-${form}.png`;
    const sizes = await sizesOf(join(hostPublic, path));
    return sizes === null ? [] : [{ src: `/${path}`, sizes, type: 'image/png', form_factor: form } as const];
  });
  return (await Promise.all(found)).flat();
}
