import type { FailureCode } from '@halte/contract';
import { classify, failedFileOf, isFileLoadError, NO_PROBE_RESULT, RemoteFailure } from './failure.ts';
import type { ProbeFile } from './fileProbe.ts';

/** Why a load failed. A file that could not be loaded is probed; `address` is the file to probe when the error names none. */
export async function diagnose(error: unknown, address: string | null, probeFile: ProbeFile): Promise<FailureCode> {
  if (error instanceof RemoteFailure || !isFileLoadError(error)) return classify(error, NO_PROBE_RESULT);
  const file = failedFileOf(error) ?? address;
  return classify(error, file === null ? NO_PROBE_RESULT : await probeFile(file));
}
