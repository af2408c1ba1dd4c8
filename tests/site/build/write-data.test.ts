import { expect, it } from 'vitest';
import { DataWriter, embeddedIn } from '../../../src/build/write-data';

const data = { title: 'Ends </script><script>alert(1)</script> nothing' };

it('no text of a page’s data ends the element that it stands in', () => {
  const files = new Map([
    ['faq', { data }],
    ['blog', { data: { title: 'Another page' } }],
  ]);
  const element = new DataWriter(files).element('faq', { hasNames: false });
  expect(element.match(/<\/script>/g)).toHaveLength(1);
  expect(embeddedIn(`<body>${element}</body>`).page).toEqual({ file: 'faq', data });
  expect(element).not.toContain('Another page');
});
