import { existsSync } from 'node:fs';
import { MantineProvider } from '@mantine/core';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Page } from '../../../src/pages/AboutPage';
import { load } from '../../../src/pages/AboutPage.data';
import { advisers, type Adviser } from '../../../src/site';
import { Advisers } from '../../../src/ui/Advisers';

const madeUp: readonly Adviser[] = [
  { name: 'Asha Rao', role: 'Schengen and UK files', photo: 'asha.webp', alt: 'Asha at her desk' },
  { name: 'Vikram Shah', role: 'Gulf and Asia', photo: 'vikram.webp', alt: 'Vikram on the phone' },
];

const shown = (element: ReactElement) =>
  renderToStaticMarkup(
    createElement(MantineProvider, undefined, createElement(MemoryRouter, undefined, element)),
  );

const photoIn = (file: string) => `/photos/${file}`;

describe('the people of the agency', () => {
  it('have no section on the page about us while the list is empty', () => {
    const page = shown(
      createElement(Page, { data: load({ path: '/about', params: {}, day: '2026-11-21' }) }),
    );
    expect(page).toContain('id="what-we-do"');
    expect(page.includes('id="advisers"')).toBe(advisers.length > 0);
    expect(renderToStaticMarkup(createElement(Advisers, { advisers: [] }))).toBe('');
  });

  it('each have a photograph in the folder', () => {
    for (const { photo } of advisers)
      expect([photo, existsSync(new URL(`../../../src/ui/advisers/${photo}`, import.meta.url))]).toEqual([
        photo,
        true,
      ]);
  });

  it('are shown with their names, roles and photographs', () => {
    const section = renderToStaticMarkup(createElement(Advisers, { advisers: madeUp, addressOf: photoIn }));
    expect(section).toContain('aria-labelledby="advisers"');
    for (const { name, role, photo, alt } of madeUp) {
      expect(section).toContain(`<h3>${name}</h3><p>${role}</p>`);
      expect(section).toMatch(
        new RegExp(`<img src="/photos/${photo}" alt="${alt}" width="320" height="320"`),
      );
    }
  });

  it('stop the build when a photograph is missing', () => {
    expect(() => renderToStaticMarkup(createElement(Advisers, { advisers: madeUp }))).toThrow('asha.webp');
  });
});
