import type { TestSequencer, TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first: begun last, one of them would keep one core busy and the rest idle. */
const heaviest = [
  'eligibility-checker.test.tsx',
  'visa-application.test.tsx',
  'trip-folder.test.tsx',
  'trip-estimator.test.tsx',
  'blog-list.test.tsx',
  'stay-counter.test.tsx',
  'country-listing.test.tsx',
  'checker-popup.test.tsx',
  'machines.property.test.ts',
  'webhook-receiver.test.ts',
  'eligibility-scoring.property.test.ts',
  'diagrams.test.ts',
  'stays.property.test.ts',
  'trip-pricing.property.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const index = heaviest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return index === -1 ? heaviest.length : index;
}

/** Project by project, so that a worker keeps the code that it has loaded; the heaviest files of each first. */
export class HeaviestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return [...files].sort(
      (a, b) =>
        a.project.name.localeCompare(b.project.name) ||
        rank(a) - rank(b) ||
        a.moduleId.localeCompare(b.moduleId),
    );
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
