import { describe, expect, it } from 'vitest';
import {
  connectionMachine,
  selectNotice,
  type ConnectionEvent,
} from '../../../machines/site/connection/connection.machine';
import { trial } from '../../support/trial';

const lost: ConnectionEvent = { type: 'connection.lost' };
const found: ConnectionEvent = { type: 'connection.found' };
const copy: ConnectionEvent = { type: 'copy.shown', savedAt: '2026-11-20T08:30:00.000Z' };
const dismissed: ConnectionEvent = { type: 'notice.dismissed' };
const date = '2026-11-20T08:30:00.000Z';

describe('what is said about the connection and the age of a page', () => {
  it.each<[what: string, events: ConnectionEvent[], isOffline: boolean, copyOf: string | undefined]>([
    ['nothing, on a page from the network', [], false, undefined],
    ['that the device is offline', [lost], true, undefined],
    ['nothing, when the connection is back', [lost, found], false, undefined],
    ['the date of a copy, also with a connection', [copy], false, date],
    ['both', [copy, lost], true, date],
    ['the date still, when the connection is back', [copy, lost, found], false, date],
    ['nothing more, when it was dismissed', [copy, dismissed], false, undefined],
    ['both again, when the connection is lost after that', [copy, dismissed, lost], true, date],
    ['nothing new, when it is lost twice', [lost, lost], true, undefined],
    ['nothing, when there was nothing to dismiss', [dismissed], false, undefined],
  ])('%s', (_, events, isOffline, copyOf) => {
    const { actor, send } = trial(connectionMachine, {});
    send(...events);
    expect(selectNotice(actor.getSnapshot())).toEqual({ isOffline, copyOf });
  });

  it.each<[why: string, events: ConnectionEvent[], times: number]>([
    ['moves to the page when the note is dismissed', [copy, dismissed], 1],
    ['stays when there was nothing to dismiss', [dismissed], 0],
    ['stays when the note goes by itself', [lost, found], 0],
  ])('the focus %s', (_, events, times) => {
    const { emitted, send } = trial(connectionMachine, {});
    send(...events);
    expect(emitted).toEqual(Array.from({ length: times }, () => ({ type: 'focus.requested' })));
  });
});
