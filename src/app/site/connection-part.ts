/** Whether the device is connected, and the bar that says so; fetched when the page has come to rest. */
import { createElement, type ReactElement } from 'react';
import { connectionMachine } from '../../../machines/site/connection/connection.machine';
import { ConnectionBar } from '../../flows/connection/ConnectionBar';
import type { DrawnPart } from '../../flows/part';
import { networkStatus } from '../../services/sources/network-status';
import { servedCopy } from '../../services/sources/served-copy';

export const part = {
  bind: () => connectionMachine.provide({ actors: { networkStatus, servedCopy } }),
  views: createElement(ConnectionBar),
} satisfies DrawnPart;

declare module '../../../machines/site/parts' {
  interface PartViews {
    connection: ReactElement;
  }
}
