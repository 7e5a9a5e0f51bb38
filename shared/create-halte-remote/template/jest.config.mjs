import { remoteTests } from '@halte/federation/jest';

export default remoteTests('parking');
