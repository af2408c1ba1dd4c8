import { act, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { emit, setup, type AnyActorRef, type InspectionEvent } from 'xstate';
import { forTools } from '../../machines/site/events';
import { silent, source } from '../../machines/source';
import { application } from '../support/application';
import { VisaApplication } from '../../src/flows/visa-application/VisaApplication';
import { defineFlow, useFlow } from '../../src/flows/running';
import { subscribeToChild } from '../../src/flows/site';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press } from '../support/hands';
import type { World } from '../support/world';

/* How a flow lives in the site: from its view's first render to its end. */

let world: World;
eachInItsWorld((fresh) => (world = fresh));

type Said = { type: 'said'; words: string };
const machine = setup({
  types: {
    context: {} as { heard: readonly string[] },
    events: {} as Said | { type: 'broken' },
    emitted: {} as { type: 'begun' },
    input: {} as { heard: readonly string[] },
  },
  actors: { device: silent<Said>() },
}).createMachine({
  id: 'probe',
  context: ({ input }) => ({ heard: input.heard }),
  entry: emit({ type: 'begun' }),
  invoke: { id: 'device', src: 'device' },
  on: {
    said: { actions: [({ context, event }) => void context.heard.concat(event.words)] },
    broken: {
      actions: () => {
        throw new Error('broken');
      },
    },
  },
});

/** A flow that notes what becomes of its source. */
function flowNoting(notes: string[]) {
  return defineFlow(({ ports }) => {
    notes.push(`bound on ${ports.today()}`);
    return {
      input: {},
      logic: machine.provide({
        actors: {
          device: source(({ sendBack }) => {
            notes.push('listens');
            sendBack({ type: 'said', words: 'hello' });
            return () => notes.push('stops');
          }),
        },
      }),
    };
  });
}

function Probe({ flow, notes }: { flow: ReturnType<typeof flowNoting>; notes: string[] }) {
  const { snapshot, send, id } = useFlow(flow, { heard: [] }, { begun: () => notes.push('begun') });
  return (
    <button type="button" data-id={id} onClick={() => send({ type: 'broken' })}>
      {snapshot.status}
    </button>
  );
}

/** The flows of a chart that stand in the site, by their ids. */
function flows(chart = machine.id): string[] {
  const children = Object.values(world.site?.actor.getSnapshot().children ?? {}) as AnyActorRef[];
  return children.filter((child) => child.getSnapshot().machine?.id === chart).map(({ id }) => id);
}

it('is bound once for a site, and listens from the first render’s effects to the end of its view', async () => {
  const notes: string[] = [];
  const flow = flowNoting(notes);
  await world.open(
    <>
      <Probe flow={flow} notes={notes} />
      <Probe flow={flow} notes={notes} />
    </>,
    '/',
  );
  expect(notes).toEqual(['bound on 2026-01-15', 'listens', 'begun', 'listens', 'begun']);
  expect(flows()).toHaveLength(2);
  await act(async () => world.close());
  expect(notes.slice(5)).toEqual(['stops', 'stops']);
});

it('React’s rehearsal of leaving in development leaves one flow behind', async () => {
  const notes: string[] = [];
  const flow = flowNoting(notes);
  const whole = world.around(<Probe flow={flow} notes={notes} />, '/');
  await act(async () => {
    world.begin();
    render(<StrictMode>{whole}</StrictMode>);
  });
  expect(notes.filter((note) => !note.startsWith('bound'))).toEqual([
    'listens',
    'begun',
    'stops',
    'listens',
    'begun',
  ]);
  expect(notes.filter((note) => note.startsWith('bound'))).toHaveLength(1);
  expect(flows()).toHaveLength(1);
});

it('a flow that breaks shows so where it stands, and the site goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const notes: string[] = [];
  const flow = flowNoting(notes);
  await world.open(
    <ErrorBoundary fallback={<p>Out of order</p>}>
      <Probe flow={flow} notes={notes} />
    </ErrorBoundary>,
    '/',
  );
  await press('active');
  expect(screen.getByText('Out of order')).toBeDefined();
  expect(world.site?.actor.getSnapshot().status).toBe('active');
  expect(flows()).toEqual([]);
  expect(notes.at(-1)).toBe('stops');
  vi.restoreAllMocks();
});

it('a flow whose source cannot start shows so where it stands, and the site goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const device = source<Said>(() => {
    throw new Error('The device has no such thing.');
  });
  const flow = defineFlow(() => ({ input: {}, logic: machine.provide({ actors: { device } }) }));
  await world.open(
    <ErrorBoundary fallback={<p>Out of order</p>}>
      <Probe flow={flow} notes={[]} />
    </ErrorBoundary>,
    '/',
  );
  expect(screen.getByText('Out of order')).toBeDefined();
  expect(world.site?.actor.getSnapshot().status).toBe('active');
  vi.restoreAllMocks();
});

it('the page’s HTML is taken over as it stands, in strict mode, with what was kept and typed meanwhile', async () => {
  const errors = vi.spyOn(console, 'error');
  Object.assign(world.applicationDraft, { value: { form: { ...application, agreedToTerms: false } } });
  const form: ReactNode = <VisaApplication countryNames={['Japan']} listedCountries={[]} />;
  const whole = <StrictMode>{world.around(form, '/apply-visa')}</StrictMode>;
  const page = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    page.remove();
    errors.mockRestore();
  });
  page.innerHTML = renderToString(whole);
  const [name] = page.querySelectorAll('input');
  if (!name) throw new Error('There is no field.');
  name.value = 'Asha Menon';
  const app = await act(async () => {
    world.begin();
    return hydrateRoot(page, whole, { onRecoverableError: (error) => console.error(error) });
  });
  expect(errors.mock.calls).toEqual([]);
  expect(world.screen().fields).toMatchObject({ 'Full Name': 'Asha Menon', Email: application.email });
  expect(world.applicationDraft.value?.form.fullName).toBe('Asha Menon');
  expect(flows('visaApplication')).toHaveLength(1);
  await act(async () => app.unmount());
  expect(flows('visaApplication')).toEqual([]);
});

it('stands in the site’s one system, with its sources, where whoever watches sees what is said to whom', async () => {
  const roots = new Set<string>();
  const said: string[] = [];
  world.inspect = {
    next: (event: InspectionEvent) => {
      roots.add(event.rootId);
      if (event.type !== '@xstate.event' || event.event.type.startsWith('xstate.')) return;
      const idOf = (actor: unknown) => (actor as AnyActorRef).id;
      const from = event.sourceRef ? idOf(event.sourceRef) : 'view';
      said.push(`${from} → ${idOf(event.actorRef)}: ${event.event.type}`);
    },
  };
  Object.assign(world.applicationDraft, { value: { form: application } });
  await world.open(<VisaApplication countryNames={['Japan']} listedCountries={[]} />, '/apply-visa');
  await press('Apply Now');
  const [flow = ''] = flows('visaApplication');
  const root = world.site?.actor.id ?? '';
  expect(roots.size).toBe(1);
  expect(said.filter((line) => line.includes(flow))).toEqual([
    `draft → ${flow}: draft.found`,
    `view → ${flow}: application.submitted`,
    `${flow} → ${root}: deliveries.forward`,
    `deliveryReports → ${flow}: delivery.reported`,
  ]);
});

it('who has left a part of the site hears nothing more of it', async () => {
  await world.open(null, '/');
  const { actor } = world.site as NonNullable<World['site']>;
  const heard: string[] = [];
  const leave = subscribeToChild(actor, 'tools', (tools) =>
    tools.subscribe(({ value }) => void heard.push(JSON.stringify(value))),
  );
  const ask = () => act(async () => actor.send(forTools({ type: 'estimator.requested' })));
  await ask();
  expect(heard.length).toBeGreaterThan(0);
  leave();
  heard.length = 0;
  await ask();
  expect(heard).toEqual([]);
});
