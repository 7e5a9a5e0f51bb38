/** Loaded before each program of a team: a connection to another machine fails, and is written into the file HALTE_TEST_CONNECTIONS. */
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const LOCAL = new Set(['localhost', '127.0.0.1', '::1']);
const { connect } = Socket.prototype;

/** The host of the arguments of `connect`, which Node itself passes as one list; null for a pipe. */
function hostOf(args) {
  const [options, host] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof options === 'object') return options.path ? null : (options.host ?? 'localhost');
  return typeof host === 'string' ? host : 'localhost';
}

Socket.prototype.connect = function (...args) {
  const host = hostOf(args);
  if (host === null || LOCAL.has(host)) return connect.apply(this, args);
  appendFileSync(process.env.HALTE_TEST_CONNECTIONS ?? '', `${host}\n`);
  this.destroy(new Error(`There is no network: ${host} was asked for.`));
  return this;
};
