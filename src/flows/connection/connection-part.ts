/** Whether the device is connected, and the bar that says so; fetched when the page has come to rest. */
export { connectionMachine as logic } from '../../../machines/site/connection/connection.machine';
export { ConnectionBar as views } from './ConnectionBar';
