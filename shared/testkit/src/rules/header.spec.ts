/** The rules of a header, in the order in which they are checked: what is counted from the start first, what the others leave behind last. */
import './loading.ts';
import './outside.ts';
import './accessibility.ts';
import './host.ts';
import './unmounting.ts';
import './wholeVisit.ts';
