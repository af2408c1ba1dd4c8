import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { tripLink, tripLinkMachine, type TripLinkEvent } from '../../machines/trip-link/trip-link.machine';
import { siteListener } from '../support/site-recorder';
import { answeredByHand, answersArrive, trial } from '../support/trial';

const page = 'https://deshantar.example/trip';
const known = {
  type: 'trip.known',
  trip: { destination: 'France', entry: '2027-01-20' },
} satisfies TripLinkEvent;

it.each([
  ['nothing of the trip is known', [], page],
  ['the trip is known', [known], `${page}#trip?to=France&from=2027-01-20`],
  ['it was cleared', [known, { type: 'trip.known', trip: {} }], page],
] as const)('the link when %s', (_why, events, link) => {
  const { site } = siteListener(() => {});
  const { actor, send } = trial(tripLinkMachine, { input: { site, page } });
  send(...events);
  expect(tripLink(actor.getSnapshot().context)).toBe(link);
});

it.each([
  ['allows it', true, 'copied.trip-link'],
  ['does not', false, 'not-copied.trip-link'],
])(
  'the link is copied once, and the visitor hears of it, where the browser %s',
  async (_why, isAllowed, says) => {
    const said: AnyEventObject[] = [];
    const { site } = siteListener((event) => said.push(event));
    const copies = answeredByHand<{ link: string }>();
    const { actor, send } = trial(tripLinkMachine.provide({ actors: { copyText: copies.service } }), {
      input: { site, page },
    });
    send(known, { type: 'copy.pressed' }, { type: 'copy.pressed' });
    expect(actor.getSnapshot().value).toEqual({ link: 'copying', picture: 'offered' });
    expect(copies.calls.map(({ input }) => input.link)).toEqual([`${page}#trip?to=France&from=2027-01-20`]);
    if (isAllowed) copies.call(0).resolve();
    else copies.call(0).reject(new Error('blocked'));
    await answersArrive();
    expect(actor.getSnapshot().value).toEqual({ link: 'offered', picture: 'offered' });
    expect(said).toMatchObject([{ type: 'notice.raised', notice: { says } }]);
  },
);

it.each([
  ['can be drawn', true, []],
  ['cannot be drawn', false, ['trip-picture.failed']],
])(
  'one picture of the trip at a time is handed on, and the visitor hears where it %s',
  async (_why, isDrawn, notices) => {
    const said: AnyEventObject[] = [];
    const { site } = siteListener((event) => said.push(event));
    const pictures = answeredByHand<{ trip: object }>();
    const { actor, send } = trial(tripLinkMachine.provide({ actors: { handOnPicture: pictures.service } }), {
      input: { site, page },
    });
    send(known, { type: 'picture.pressed' }, { type: 'picture.pressed' });
    expect(actor.getSnapshot().value).toEqual({ link: 'offered', picture: 'handingOn' });
    expect(pictures.calls.map(({ input }) => input.trip)).toEqual([known.trip]);
    if (isDrawn) pictures.call(0).resolve();
    else pictures.call(0).reject(new Error('no canvas'));
    await answersArrive();
    expect(actor.getSnapshot().value).toEqual({ link: 'offered', picture: 'offered' });
    expect(said).toMatchObject(notices.map((says) => ({ type: 'notice.raised', notice: { says } })));
  },
);
