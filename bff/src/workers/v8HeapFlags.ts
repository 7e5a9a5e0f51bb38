/**
 * A V8 flag that keeps the heaps of all threads small: to be imported before anything else, since heaps do not shrink again.
 * By default, each thread reserves 128 MB for new objects.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--semi-space-growth-factor=1');
