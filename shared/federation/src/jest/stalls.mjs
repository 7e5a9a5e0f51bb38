/** A machine of the CI may stand still for seconds: what a test waits for may take longer than the second that the library allows. */
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 10_000 });
