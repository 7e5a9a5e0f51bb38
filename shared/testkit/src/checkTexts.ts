import { LOCALES, type Locale, type Messages, parseRemoteModule, type RemoteModule } from '@halte/contract';
import { messageFaults } from './messageFaults.ts';

/** An error as one line. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export async function faultsOfMessages(remote: RemoteModule): Promise<readonly string[]> {
  const settled = await Promise.allSettled(LOCALES.map((locale) => remote.messages(locale)));
  const failed = settled.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [`${LOCALES[index]}: messages do not load: ${messageOf(outcome.reason)}`] : [],
  );
  if (failed.length > 0) return failed;
  const bundles = settled.map((outcome, index) => [
    LOCALES[index],
    outcome.status === 'fulfilled' ? outcome.value : {},
  ]);
  return messageFaults(Object.fromEntries(bundles) as Record<Locale, Messages>);
}

/** As `checkRemote`, without its views: what can be checked without a browser. */
export async function checkTexts(exposed: unknown): Promise<readonly string[]> {
  const parsed = parseRemoteModule(exposed);
  return parsed.ok ? faultsOfMessages(parsed.module) : [`${parsed.code}: ${parsed.reason}`];
}
