/**
 * V8 flags that keep the heaps of the threads started later small: to be imported before anything else, since heaps do not shrink again. The heap of the
 * thread that imports it has the size given at the start of the process (`processSettings.ts`).
 *
 * - `semi-space-growth-factor`: by default, each thread reserves 128 MB for new objects.
 * - `min-semi-space-size` 0: a megabyte each; the answering thread has more, because others wait while its garbage is collected.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--min-semi-space-size=0');
