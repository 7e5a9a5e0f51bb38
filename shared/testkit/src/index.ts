export { checkRemote } from './checkRemote.ts';
export type { BackendRequest, FakeBackend } from './fakeBackend.ts';
export { fakeBackend } from './fakeBackend.ts';
export type { FavouriteCall } from './fakeFavourites.ts';
export type { FakeHost, FakeHostOptions } from './fakeHost.ts';
export { FAKE_TENANT, fakeHost } from './fakeHost.ts';
export type { Fault } from './faults.ts';
export { FAULTS } from './faults.ts';
export { messageFaults } from './messageFaults.ts';
