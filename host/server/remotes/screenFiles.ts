import type { BootDocument, Locale, RemoteId, ScreenFiles } from '@halte/contract';
import type { FoundRemote } from './manifest.ts';

const NOT_A_VIEW = /^(remote|messages:.*)$/;

function filesOf({ manifest }: FoundRemote, locale: Locale): ScreenFiles {
  const of = (key: string) => {
    const { js = [], css = [] } = manifest.preload[key] ?? {};
    return [...js, ...css];
  };
  const views = Object.keys(manifest.preload).filter((key) => !NOT_A_VIEW.test(key));
  return {
    remote: [...of('remote'), ...of(`messages:${locale}`)],
    views: Object.fromEntries(views.map((view) => [view, [...of(view), ...of(`messages:${locale}:${view}`)]])),
  };
}

/** The files that screens need in one language, for the boot document. */
export function screenFiles(
  remotes: ReadonlyMap<RemoteId, FoundRemote>,
  locale: Locale,
): NonNullable<BootDocument['screens']> {
  return Object.fromEntries([...remotes].map(([id, remote]) => [id, filesOf(remote, locale)]));
}
