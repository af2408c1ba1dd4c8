/** Whether the device is connected, and the bar that says so; fetched when the page has come to rest. */
import { connectionMachine } from '../../../machines/site/connection/connection.machine';
import { networkStatus } from '../../services/sources/network-status';
import { servedCopy } from '../../services/sources/served-copy';

export const bind = () => connectionMachine.provide({ actors: { networkStatus, servedCopy } });
export { ConnectionBar as views } from '../../flows/connection/ConnectionBar';
