/**
 * V8 flags that keep the heaps of all threads small: to be imported before anything else, since what a heap has grown to it keeps.
 *
 * Left alone, each thread makes room for 128 MB of new objects, and lets garbage grow to as much as is in use, before it looks at what
 * can go. Answers are short-lived: looking more often costs no time that could be measured.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=20');
