export { checkRemote } from './checkRemote.ts';
export type { FakeFavourites, FavouriteCall } from './fakeFavourites.ts';
export type { FakeHost, FakeHostOptions, HostCall } from './fakeHost.ts';
export { FAKE_TENANT, fakeHost } from './fakeHost.ts';
export { messageFaults } from './messageFaults.ts';
