import { describe, expect, it } from 'vitest';
import { fromTransition, setup, type AnyActorLogic, type AnyEventObject } from 'xstate';
import type { SiteEvent } from '../../machines/site/events';
import type { FetchedPart, RegisteredPart, SiteChild } from '../../machines/site/parts';
import { siteMachine, type PartCode } from '../../machines/site/site.machine';
import { source } from '../../machines/source';
import { answeredByHand, answersArrive, trial } from '../support/trial';
import { partsThatCome } from './parts';

const early = partsThatCome('early');
const fetched = partsThatCome('fetched');
const registered = partsThatCome('registered');

const isFetched = (child: SiteChild): child is FetchedPart => fetched.includes(child as FetchedPart);
const isRegistered = (child: SiteChild): child is RegisteredPart =>
  registered.includes(child as RegisteredPart);

const location = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });

/** The root with children that only keep what they are told; told to `break`, they throw. */
function site(...events: SiteEvent[]) {
  const heard: [child: string, event: AnyEventObject][] = [];
  const inputs: [child: string, input: unknown][] = [];
  const { calls: fetches, call, service: loadPart } = answeredByHand<{ part: FetchedPart }, PartCode>();
  const recorder = (child: string): AnyActorLogic =>
    fromTransition(
      (count: number, event: AnyEventObject) => {
        if (event.type === 'break') throw new Error(`${child} broke`);
        heard.push([child, event]);
        return count + 1;
      },
      ({ input }) => {
        inputs.push([child, input]);
        return 0;
      },
    );
  const actors = Object.fromEntries(early.map((child) => [child, recorder(child)]));
  const walk = trial(siteMachine.provide({ actors: { ...(actors as object), loadPart } }), {
    input: { location: location('/'), page: 'home' },
  });
  walk.send(...events);
  const { actor } = walk;
  return {
    ...walk,
    inputs,
    fetches,
    /** What each child has heard, in order. */
    heard: (child: SiteChild) => heard.flatMap(([name, event]) => (name === child ? event : [])),
    children: () => Object.keys(actor.getSnapshot().children),
    count: (child: SiteChild) =>
      (actor.getSnapshot().children as unknown as Record<string, { getSnapshot(): { context: number } }>)[
        child
      ]?.getSnapshot().context,
    register: (part: RegisteredPart) => actor.send({ type: 'part.registered', part, logic: recorder(part) }),
    come: async (index = 0) => {
      const { input, resolve } = call(index);
      resolve({ logic: recorder(input.part), views: `${input.part} views` as never });
      await answersArrive();
    },
    miss: async (error: unknown = 'missing', index = 0) => {
      call(index).reject(error);
      await answersArrive();
    },
  };
}

const forwarded = (child: SiteChild, ...events: string[]): SiteEvent[] =>
  events.map((type) => ({ type: `${child}.forward`, event: { type } }) as unknown as SiteEvent);

describe('the children that are there from the start', () => {
  it('are five; each gets the way up, and where the visit begins', () => {
    const { actor, children, inputs } = site();
    expect(children()).toEqual([...early]);
    const given = { site: actor, location: location('/'), page: 'home' };
    expect(Object.fromEntries(inputs)).toEqual(Object.fromEntries(early.map((child) => [child, given])));
  });

  it.each(early)('%s hears what is told to it, in order, and nothing else', (child) => {
    const { heard } = site(...early.flatMap((each) => forwarded(each, `${each} 1`, `${each} 2`)));
    expect(heard(child)).toEqual([{ type: `${child} 1` }, { type: `${child} 2` }]);
  });
});

describe('a part that is fetched', () => {
  it.each(fetched)('%s: not before it is wanted', (part) => {
    const { children, fetches } = site();
    expect(fetches).toEqual([]);
    expect(children()).not.toContain(part);
  });

  it.each(fetched)('%s: fetched once when it is wanted, with its views', async (part) => {
    const { actor, come, children, fetches, inputs, send } = site({ type: 'part.wanted', part });
    send({ type: 'part.wanted', part });
    expect(fetches.map(({ input }) => input.part)).toEqual([part]);
    await come();
    send({ type: 'part.wanted', part });
    expect(fetches).toHaveLength(1);
    expect(children()).toContain(part);
    expect(inputs.at(-1)).toEqual([part, { site: actor, location: location('/'), page: 'home' }]);
    expect(actor.getSnapshot().context.views).toEqual({ [part]: `${part} views` });
    expect(actor.getSnapshot().matches({ [part]: 'running' } as never)).toBe(true);
  });

  it.each(fetched)('%s: what is told to it fetches it, and is handed on in order', async (part) => {
    const { come, fetches, heard, send } = site(...forwarded(part, 'one', 'two'));
    expect(fetches).toHaveLength(1);
    send(...forwarded(part, 'three'));
    await come();
    send(...forwarded(part, 'four'));
    expect(heard(part).map(({ type }) => type)).toEqual(['one', 'two', 'three', 'four']);
  });

  it.each(fetched)(
    '%s: that cannot be had says what was told to it, and can be wanted again',
    async (part) => {
      const { come, emitted, fetches, heard, miss, send } = site(...forwarded(part, 'one', 'two'));
      await miss('offline');
      expect(emitted).toEqual([
        { type: 'part.missed', part, waiting: [{ type: 'one' }, { type: 'two' }], error: 'offline' },
      ]);
      send({ type: 'part.wanted', part });
      expect(fetches).toHaveLength(2);
      await come(1);
      send(...forwarded(part, 'three'));
      expect(heard(part)).toEqual([{ type: 'three' }]);
    },
  );

  it.each(fetched)('%s: what is told to it after a failure fetches it again', async (part) => {
    const { come, emitted, fetches, heard, miss, send } = site({ type: 'part.wanted', part });
    await miss();
    expect(emitted).toMatchObject([{ type: 'part.missed', part, waiting: [] }]);
    send(...forwarded(part, 'one'));
    expect(fetches).toHaveLength(2);
    await come(1);
    expect(heard(part)).toEqual([{ type: 'one' }]);
  });

  it('the other one is no concern of it', async () => {
    const { children, come, fetches, heard } = site(
      ...forwarded('notices', 'a'),
      ...forwarded('connection', 'b'),
    );
    expect(fetches.map(({ input }) => input.part)).toEqual(['notices', 'connection']);
    await come(1);
    expect(children()).toContain('connection');
    expect(children()).not.toContain('notices');
    await come(0);
    expect([heard('notices'), heard('connection')]).toEqual([[{ type: 'a' }], [{ type: 'b' }]]);
  });
});

describe('a part that a page brings', () => {
  it.each(registered)('%s: what is told to it before is handed on in order', (part) => {
    const { actor, register, children, heard, inputs, send } = site(...forwarded(part, 'one', 'two'));
    expect(children()).not.toContain(part);
    register(part);
    send(...forwarded(part, 'three'));
    expect(heard(part).map(({ type }) => type)).toEqual(['one', 'two', 'three']);
    expect(inputs.at(-1)).toEqual([part, { site: actor, location: location('/'), page: 'home' }]);
  });

  it.each(registered)('%s: registered twice, the first goes on', (part) => {
    const { register, count, send } = site();
    register(part);
    send(...forwarded(part, 'one'));
    register(part);
    send(...forwarded(part, 'two'));
    expect(count(part)).toBe(2);
  });

  it('what waits for one part is not handed to another', () => {
    const { register, heard } = site(
      ...forwarded('staffSession', 's'),
      ...forwarded('inspectionGuard', 'g'),
      ...forwarded('deliveries', 'd'),
    );
    for (const part of registered) register(part);
    expect(registered.map(heard)).toEqual([[{ type: 'd' }], [{ type: 's' }], [{ type: 'g' }]]);
  });
});

/** A site in which this child runs, whichever way it comes. */
async function siteWith(child: SiteChild) {
  const walk = site();
  if (isFetched(child)) {
    walk.send({ type: 'part.wanted', part: child });
    await walk.come();
  } else if (isRegistered(child)) walk.register(child);
  return walk;
}

it.each([...early, ...fetched, ...registered])(
  '%s that breaks down is started anew, and the site goes on',
  async (child) => {
    const walk = await siteWith(child);
    const children = walk.children().toSorted();
    walk.send(...forwarded(child, 'one', 'break'));
    await answersArrive();
    expect(walk.actor.getSnapshot().status).toBe('active');
    expect(walk.emitted).toEqual([
      { type: 'child.restarted', id: child, error: new Error(`${child} broke`) },
    ]);
    expect(walk.children().toSorted()).toEqual(children);
    const inputs = walk.inputs.filter(([name]) => name === child);
    expect(inputs).toHaveLength(2);
    expect(inputs[1]).toEqual(inputs[0]);
    walk.send(...forwarded(child, 'two'));
    expect(walk.heard(child)).toEqual([{ type: 'one' }, { type: 'two' }]);
    expect(walk.count(child)).toBe(1);
  },
);

it.each([...early, ...fetched, ...registered])(
  '%s that breaks down again and again is given up, and the site goes on without it',
  async (child) => {
    const walk = await siteWith(child);
    for (let time = 0; time < 6; time += 1) walk.send(...forwarded(child, 'break'));
    await answersArrive();
    expect(walk.emitted.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 5 }, () => 'child.restarted'),
      'child.given-up',
    ]);
    expect(walk.children()).not.toContain(child);
    const page = { type: 'page.entered', location: location('/next') } as const;
    walk.send(...forwarded(child, 'late'), page);
    expect(walk.actor.getSnapshot().status).toBe('active');
  },
);

it('a part whose source cannot start on this device is given up', () => {
  const clicks = source<never>(() => {
    throw new Error('no such thing on this device');
  });
  const logic = setup({ actors: { clicks } }).createMachine({ invoke: { id: 'clicks', src: 'clicks' } });
  const { actor, children } = site({ type: 'part.registered', part: 'inspectionGuard', logic });
  expect([actor.getSnapshot().status, children().includes('inspectionGuard')]).toEqual(['active', false]);
});

it('what a part that breaks down was listening by is stopped with it, before it is started anew', () => {
  let listening = 0;
  const clicks = source<never>(() => {
    listening += 1;
    return () => (listening -= 1);
  });
  const logic = setup({
    actors: { clicks },
    actions: {
      fail: () => {
        throw new Error('guard broke');
      },
    },
  }).createMachine({ invoke: { id: 'clicks', src: 'clicks' }, on: { break: { actions: 'fail' } } });
  const { actor, send } = site({ type: 'part.registered', part: 'inspectionGuard', logic });
  expect(listening).toBe(1);
  send(...forwarded('inspectionGuard', 'break'));
  expect(listening).toBe(1);
  expect(actor.getSnapshot().status).toBe('active');
});

describe('a flow of a page', () => {
  const flow = 'reaction_r_1_';
  const entering = (heard: AnyEventObject[]): SiteEvent => ({
    type: 'flow.entered',
    flow,
    logic: fromTransition((count: number, event: AnyEventObject) => {
      heard.push(event);
      return count + 1;
    }, 0),
    input: undefined,
  });
  const answer: SiteEvent = { type: 'flow.answered', flow, event: { type: 'redirect.refused' } };

  it('hears what is answered to it', () => {
    const heard: AnyEventObject[] = [];
    site(entering(heard), answer, { ...answer, flow: 'reaction_r_2_' });
    expect(heard).toEqual([answer.event]);
  });

  it('that is not there, or has left, is answered nothing, and the site goes on', () => {
    const heard: AnyEventObject[] = [];
    const { actor, children } = site(answer, entering(heard), { type: 'flow.left', flow }, answer);
    expect(heard).toEqual([{ type: 'xstate.stop' }]);
    expect(children()).not.toContain(flow);
    expect(actor.getSnapshot().status).toBe('active');
  });
});

describe('the notices of a flow that leaves', () => {
  const flow = 'reaction_r_1_';
  const left: SiteEvent[] = [
    { type: 'flow.entered', flow, logic: fromTransition((count: number) => count, 0), input: undefined },
    { type: 'flow.left', flow },
  ];
  const wanted: SiteEvent = { type: 'part.wanted', part: 'notices' };
  const ownerLeft = [{ type: 'owner.left', owner: flow }];

  it('are not fetched for it', async () => {
    const never = site(...left);
    expect(never.fetches).toEqual([]);
    const missed = site(wanted);
    await missed.miss();
    missed.send(...left);
    expect(missed.fetches).toHaveLength(1);
  });

  it('hear of it where they stand, or will', async () => {
    const loading = site(wanted, ...left);
    await loading.come();
    expect(loading.heard('notices')).toEqual(ownerLeft);
    const standing = await siteWith('notices');
    standing.send(...left);
    expect(standing.heard('notices')).toEqual(ownerLeft);
  });
});

describe('the device that is cleared', () => {
  const forgetting = [
    ['deliveries', { type: 'device.cleared' }],
    ['tripFolder', { type: 'folder.replaced', folder: {} }],
  ] as const;

  it.each(forgetting)('is told to %s where it runs', async (child, event) => {
    const { heard, send } = await siteWith(child);
    send({ type: 'device.cleared' });
    expect(heard(child)).toEqual([event]);
  });

  it('fetches no code to be told to, and does not wait for it', async () => {
    const { come, fetches, heard, register, send } = site({ type: 'device.cleared' });
    expect(fetches).toEqual([]);
    register('deliveries');
    send({ type: 'part.wanted', part: 'tripFolder' });
    await come();
    expect([...heard('deliveries'), ...heard('tripFolder')]).toEqual([]);
  });
});

describe('what a location that is reached changes (Specification §4)', () => {
  const entered = { type: 'page.entered' };
  it.each<
    [
      type: 'site.entered' | 'page.entered' | 'page.asked-again' | 'hash.reached' | 'query.changed',
      header: boolean,
      tools: boolean,
    ]
  >([
    ['site.entered', false, false],
    ['page.entered', true, true],
    ['page.asked-again', true, false],
    ['hash.reached', false, false],
    ['query.changed', false, false],
  ])('%s: closes the menu %s, a tool %s', (type, header, tools) => {
    const { heard } = site({ type, location: location('/faq') });
    expect(heard('header')).toEqual(header ? [entered] : []);
    expect(heard('tools')).toEqual(tools ? [entered] : []);
    expect(heard('payment')).toEqual([{ type: 'payment.absent' }]);
  });

  const search = '?status=success&tx_id=TX-1';
  const payment = { outcome: 'success', transactionId: 'TX-1' };

  it.each(['site.entered', 'page.entered', 'page.asked-again', 'hash.reached', 'query.changed'] as const)(
    '%s: the payment hears what the address says of it',
    (type) => {
      const returned = { ...location('/faq'), search };
      const { heard } = site({ type, location: returned });
      expect(heard('payment')).toEqual([{ type: 'payment.returned', payment, location: returned }]);
    },
  );

  it('a visit that begins with a shared trip opens the estimator with it, and the address goes on without it', () => {
    const shared = { ...location('/faq'), search: '?trip=uk&days=7', hash: '#visa' };
    const { heard } = site({ type: 'site.entered', location: shared });
    expect(heard('tools')).toEqual([{ type: 'estimator.requested', query: { trip: 'uk', days: '7' } }]);
    const to = { pathname: '/faq', hash: '#visa' };
    const request = { type: 'navigation.requested', to, isReplacing: true, from: '/faq' };
    expect(heard('navigation')).toEqual([request]);
  });

  it('a trip in the address of a later page opens nothing', () => {
    const { heard } = site({ type: 'query.changed', location: { ...location('/faq'), search: '?trip=uk' } });
    expect([heard('tools'), heard('navigation')]).toEqual([[], []]);
  });
});
