/**
 * Builds the site once more with 100 articles and 300 facts that are made up here, and fails when what another page starts with has
 * grown by more than one percent: what one page says must not weigh on the others. `npm run test:growth`. Says how long each
 * build took; that is for people, nothing is judged by the clock.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freshBuild } from '../commands/fresh-build.mjs';
import { runTool } from '../commands/run-tool.mjs';
import { weighPages } from './weigh.mjs';

const articles = 100;
const factsPerArticle = 3;
/** The list of all articles grows with them. */
const list = 'blog.html';
/** How much heavier another page may become, as a share of what it starts with. */
const allowance = 0.01;
const grown = '.reports/growth';

const topics = ['trains', 'markets', 'harbours', 'museums', 'gardens', 'bridges', 'libraries', 'festivals'];

/** Words that no two articles share in the same order, so that they compress as those of people do. */
function paragraph(seed) {
  const words =
    'a traveller asks at the counter which day suits and the clerk answers with a date a name and the price of the seat by the window while rain falls on the square and a bus leaves for the hills';
  const list = words.split(' ');
  let state = seed * 7919 + 17;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  const text = Array.from({ length: 88 }, () => list[next() % list.length]).join(' ');
  return `${text[0].toUpperCase()}${text.slice(1)} (${seed}).`;
}

function factId(article, index) {
  return `madeUp${article}Figure${index}`;
}

function article(number) {
  const topic = topics[number % topics.length];
  const sections = Array.from(
    { length: 8 },
    (_, index) => `## Part ${index + 1} of ${number}\n\n${paragraph(number * 10 + index)}`,
  );
  const facts = Array.from(
    { length: factsPerArticle },
    (_, index) => `- The figure: <Fact id="${factId(number, index)}" />`,
  );
  return `---
title: "Made-up journey ${number}: ${topic}"
description: "An article that no visitor sees: number ${number} of those that show what a hundred more articles do to the other pages of this site."
category: Visa Guide
date: 2025-05-20
author: Visa desk
keywords: made up, number ${number}, ${topic}, growth, pages
imageAlt: A drawing of ${topic} for the made-up journey ${number}
tags: [made up, ${topic}]
---

<InShort>

- This is number ${number}, about ${topic}.

</InShort>

${paragraph(number * 10 + 9)}

${sections.join('\n\n')}

${facts.join('\n')}

<ContactCall label="Ask about your case">

We read what you have and tell you what is missing.

</ContactCall>
`;
}

function replaceOnce(text, place, replacement) {
  if (text.split(place).length !== 2) throw new Error(`"${place}" is not there once.`);
  return text.replace(place, replacement);
}

function plantFacts(file) {
  const made = Array.from({ length: articles }, (_, number) =>
    Array.from(
      { length: factsPerArticle },
      (_, index) =>
        `  ${factId(number, index)}: figure('${number + 2} days and ${index + 3} hours', 'passportIndia'),`,
    ),
  ).flat();
  const text = readFileSync(file, 'utf8');
  const planted = replaceOnce(
    replaceOnce(text, 'const passport = {', `const madeUp = {\n${made.join('\n')}\n};\n\nconst passport = {`),
    '  ...airTravel,\n',
    '  ...airTravel,\n  ...madeUp,\n',
  );
  writeFileSync(file, planted);
}

function plantArticles() {
  const picture = readFileSync(join(grown, 'src/ui/illustrations/pictures/post-uk-visit-visa.svg'), 'utf8');
  for (let number = 0; number < articles; number++) {
    const slug = `made-up-${number}`;
    writeFileSync(join(grown, 'src/content/posts', `${slug}.mdx`), article(number));
    writeFileSync(join(grown, 'src/ui/illustrations/pictures', `post-${slug}.svg`), picture);
  }
}

freshBuild('embedded');
const before = new Map(weighPages('dist').map((page) => [page.file, page]));

rmSync(grown, { recursive: true, force: true });
mkdirSync(grown, { recursive: true });
const parts = [
  'src',
  'machines',
  'public',
  'tests/support',
  'index.html',
  'package.json',
  'package-lock.json',
];
for (const part of [...parts, 'tsconfig.json', 'vite.config.ts', '.env.embedded']) {
  if (existsSync(part)) cpSync(part, join(grown, part), { recursive: true });
}
symlinkSync(resolve('node_modules'), join(grown, 'node_modules'), 'junction');
plantFacts(join(grown, 'src/content/facts.ts'));
plantArticles();

const began = Date.now();
const status = runTool('vite', ['build', '--mode', 'embedded', '--logLevel', 'warn'], {}, grown);
if (status !== 0) process.exit(status);
const seconds = (Date.now() - began) / 1000;

const after = weighPages(join(grown, 'dist'));
const added = after.filter(({ file }) => !before.has(file));
const heavier = after
  .filter(({ file }) => before.has(file))
  .map((page) => {
    const was = before.get(page.file);
    const weight = was.html + was.scripts;
    return { file: page.file, share: (page.html + page.scripts - weight) / weight };
  })
  .sort((a, b) => b.share - a.share);

console.log(`${added.length} pages more; the build took ${seconds.toFixed(0)} s.`);
for (const { file, share } of heavier.slice(0, 5))
  console.log(`${file.padEnd(48)} ${(share * 100).toFixed(2)} %`);
if (added.length !== articles) {
  console.error(`${articles} articles were made up, and ${added.length} pages came of them.`);
  process.exitCode = 1;
}
const tooHeavy = heavier.filter(({ file, share }) => file !== list && share > allowance);
for (const { file, share } of tooHeavy) {
  console.error(`${file} starts with ${(share * 100).toFixed(1)} % more.`);
  process.exitCode = 1;
}
