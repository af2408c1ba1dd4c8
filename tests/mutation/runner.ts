import { it, TestRunner } from 'vitest';

/**
 * Makes a table that cannot even be imported a failing test. Stryker counts failed tests only, so without it a
 * mutant that breaks a machine while it is being created would count as survived.
 */
export default class extends TestRunner {
  override async importFile(file: string, source: 'collect' | 'setup'): Promise<unknown> {
    try {
      return await super.importFile(file, source);
    } catch (error) {
      if (source === 'setup') throw error;
      it('can be imported', () => {
        throw error;
      });
      return undefined;
    }
  }
}
