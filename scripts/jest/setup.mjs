/** A program: prepares what the tests of several workspaces load, once and before all of them. */
import packTypebox from './typebox.mjs';

await packTypebox();
