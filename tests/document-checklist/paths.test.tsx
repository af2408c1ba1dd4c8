import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import {
  documentChecklistMachine,
  type DocumentChecklistEvent,
  type DocumentChecklistSnapshot,
} from '../../machines/document-checklist/document-checklist.machine';
import type { SiteRef } from '../../machines/site/events';
import type { ShownList } from '../../src/content/documents/shown-list';
import type { VisaGuide } from '../../src/content/guides/guide';
import { hongKongPar } from '../../src/content/guides/hong-kong-par';
import { checklistOf } from '../../src/flows/document-checklist/checklist-of';
import { PageFactsContext } from '../../src/ui/page-facts';
import { DocumentChecklist } from '../../src/flows/document-checklist/DocumentChecklist';
import {
  afterCopyAndPrint,
  copyAndPrint,
  holdCopiedAndPrinted,
  nothingCopied,
  type CopiedAndPrinted,
} from '../support/copy-and-print';
import { press, tick } from '../support/hands';
import { walkPaths } from '../support/paths';
import { copyEnds, type CopyEnded } from '../support/stage';
import { guideDataAt } from '../support/with-data';

const { facts, officialSites, asOf } = guideDataAt('/visa/hong-kong-par');

const documents: ShownList = {
  groups: [
    {
      title: 'To register',
      items: [
        {
          id: 'hong-kong-passport',
          text: 'Passport valid for {fact:hongKongParPassportValidity|brief}',
        },
      ],
    },
    {
      title: 'To carry',
      items: [{ id: 'hong-kong-slip', text: 'Slip', note: 'Printed.' }],
    },
  ],
  isByTraveller: false,
};
const guide: VisaGuide = {
  ...hongKongPar,
  title: 'Hong Kong PAR',
};

const labels = { 'hong-kong-passport': 'Passport valid for 6 months', 'hong-kong-slip': 'Slip' };

const usaTick = 'usa-form';

function eventsOf({ value, context }: DocumentChecklistSnapshot): WalkedEvent[] {
  if (value.copy === 'copying') return [...copyEnds];
  const isAtRest = value.paper === 'idle';
  const events: WalkedEvent[] = [{ type: 'print.pressed' }];
  if (!isAtRest) events.push({ type: 'print.ended' });
  if (isAtRest) {
    events.push({ type: 'item.toggled', id: 'hong-kong-passport' });
    events.push({ type: 'item.toggled', id: 'hong-kong-slip' });
    events.push({ type: 'ready.found', ids: ['hong-kong-slip'] }, { type: 'copy.pressed' });
    if (context.ready.length > 0) events.push({ type: 'clear.pressed' });
    if (value.ticks === 'cleared') events.push({ type: 'undo.pressed' });
  }
  return events;
}

// The oracle: written from the specification, without the machine.

interface Situation extends CopiedAndPrinted {
  passport: boolean;
  slip: boolean;
  /** What Undo would bring back. */
  before: { passport: boolean; slip: boolean } | undefined;
}

function linesOf({ passport, slip }: Situation): string[] {
  const passportLine = `${passport ? '☑' : '☐'} Passport valid for 6 months`;
  const slipLine = `${slip ? '☑' : '☐'} Slip`;
  const ready = [...(passport ? [passportLine] : []), ...(slip ? [slipLine] : [])];
  const missing = [...(passport ? [] : [passportLine]), ...(slip ? [] : [slipLine])];
  return [
    'Hong Kong PAR',
    `${ready.length} of 2 ready`,
    ...(ready.length > 0 ? ['', 'Ready:', ...ready] : []),
    ...(missing.length > 0 ? ['', 'Still to get:', ...missing] : []),
    '',
    'From our list of May 2025 and the sources on the page. Check before you apply:',
    'Hong Kong Immigration: pre-arrival registration for Indian nationals: https://www.immd.gov.hk/eng/services/visas/pre-arrival_registration_for_indian_nationals.html',
    '',
    'The whole guide:',
    'https://deshantar.example/visa/hong-kong-par',
  ];
}

function stored({ passport, slip }: Situation): string[] {
  return [usaTick, ...(passport ? ['hong-kong-passport'] : []), ...(slip ? ['hong-kong-slip'] : [])];
}

/** The view's copy has answered when the press is over. */
type WalkedEvent = DocumentChecklistEvent | CopyEnded;

walkPaths<typeof documentChecklistMachine, WalkedEvent, Situation>({
  flow: 'Document checklist',
  states: 'tests/document-checklist/states.txt',
  machine: documentChecklistMachine,
  input: {
    site: createEmptyActor() as SiteRef,
    checklist: checklistOf(guide, documents, facts, officialSites[0], asOf),
  },
  events: eventsOf,
  key: ({ value, context: { ready, cleared } }) =>
    JSON.stringify([value, ready, value.ticks === 'cleared' && cleared]),
  open: (world) => {
    world.readyDocuments.write([usaTick]);
    return world.open(
      <PageFactsContext value={facts}>
        <DocumentChecklist guide={guide} documents={documents} officialSite={officialSites[0]} asOf={asOf} />
      </PageFactsContext>,
      '/visa/hong-kong-par',
    );
  },
  act: {
    'ready.found': ({ ids }, world) => world.readyDocuments.changeElsewhere([usaTick, ...ids]),
    'item.toggled': ({ id }) => tick(labels[id as keyof typeof labels]),
    'clear.pressed': () => press('Clear ticks'),
    'undo.pressed': () => press('Undo'),
    ...copyAndPrint({ copy: 'Copy list', print: 'Print checklist' }),
  },
  say: {
    'ready.found': () => 'another tab ticks the slip alone',
    'item.toggled': ({ id }) => `ticks ${labels[id as keyof typeof labels]}`,
    'clear.pressed': () => 'clears the list',
    'undo.pressed': () => 'undoes that',
    'copy.pressed': () => 'copies the list',
    'xstate.done.actor.copyText': () => 'it is copied',
    'xstate.error.actor.copyText': () => 'copying is not allowed',
    'print.pressed': () => 'prints it',
    'print.ended': () => 'has it on paper',
  },
  start: { ...nothingCopied, passport: false, slip: false, before: undefined },
  after: {
    'ready.found': (situation) => ({ ...situation, passport: false, slip: true, before: undefined }),
    'item.toggled': (situation, { id }) => ({
      ...situation,
      before: undefined,
      ...(id === 'hong-kong-slip' ? { slip: !situation.slip } : { passport: !situation.passport }),
    }),
    'clear.pressed': (situation) => ({
      ...situation,
      passport: false,
      slip: false,
      before: { passport: situation.passport, slip: situation.slip },
    }),
    'undo.pressed': (situation) => ({ ...situation, ...situation.before, before: undefined }),
    ...afterCopyAndPrint({
      copied: 'The checklist was copied.',
      refused: 'Please send the list by WhatsApp.',
    }),
  },
  see: ({ passport, slip, before, notices }) => ({
    address: '/visa/hong-kong-par',
    headings: ['To register', 'To carry'],
    fields: { 'Passport valid for 6 months': passport, Slip: slip },
    buttons: [
      'Print checklist',
      'Copy list',
      ...(before ? ['Undo'] : passport || slip ? ['Clear ticks'] : []),
    ],
    disabledButtons: [],
    notices,
  }),
  alsoExpect: (situation, world) => {
    const { passport, slip } = situation;
    const count = (passport ? 1 : 0) + (slip ? 1 : 0);
    const status = screen.getByRole('status').textContent;
    expect(status).toContain(`${count} of 2 ready`);
    expect(status?.includes('You have everything on this list.')).toBe(count === 2);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(count);
    expect(world.readyDocuments.value).toEqual(stored(situation));
    const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href);
    expect(`${link.origin}${link.pathname}`).toBe('https://wa.me/');
    expect(link.searchParams.get('text')?.split('\n')).toEqual(linesOf(situation));
    holdCopiedAndPrinted(situation, world);
  },
});
