import { hostConfig } from '@halte/federation';

export default hostConfig();
