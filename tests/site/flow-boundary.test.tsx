import { fireEvent, render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { agency } from '../../src/site';
import { FlowBoundary } from '../../src/ui/FlowBoundary';
import { ThemeProvider } from '../../src/ui/ThemeProvider';

function Broken(): never {
  throw new Error('The flow is broken');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('fault 59: a flow that breaks', () => {
  it('says so in its place, with a way on, and leaves the rest of its page usable', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    render(
      <ThemeProvider>
        <main>
          <h1>Talk to a travel adviser</h1>
          <FlowBoundary>
            <Broken />
          </FlowBoundary>
          <a href="/faq">frequently asked questions</a>
        </main>
      </ThemeProvider>,
    );
    expect(screen.getByRole('alert').textContent).toContain('This part of the page could not be shown.');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    const call = screen.getByRole('link', { name: agency.phone.shown });
    expect(call.getAttribute('href')).toBe(`tel:${agency.phone.dial}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Talk to a travel adviser');
    expect(screen.getByRole('link', { name: 'frequently asked questions' })).toBeTruthy();
  });

  it('is there again after a reload, which its button does', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    render(
      <ThemeProvider>
        <FlowBoundary>
          <Broken />
        </FlowBoundary>
      </ThemeProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['ApplyVisaPage', 'VisaApplication'],
    ['EligibilityCheckerPage', 'EligibilityChecker'],
    ['ContactPage', 'ContactForm'],
    ['FaqPage', 'Faq'],
    ['ServicesPage', 'CountryListing'],
    ['BlogPage', 'BlogList'],
    ['GuidePage', 'DocumentChecklist'],
    ['LoginPage', 'StaffArea'],
    ['VerifyOtpPage', 'StaffArea'],
    ['AdminPage', 'StaffArea'],
    ['PrivacyPage', 'ClearMyData'],
  ])('%s keeps %s to itself', (page, flow) => {
    const source = readFileSync(`src/pages/${page}.tsx`, 'utf8');
    const [, ...within] = source.split('<FlowBoundary>');
    expect(within.some((part) => part.split('</FlowBoundary>')[0]?.includes(`<${flow}`))).toBe(true);
    expect(readdirSync('src/flows', { recursive: true }).join()).toContain(`/${flow}.tsx`);
  });
});
