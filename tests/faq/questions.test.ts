import { describe, expect, it } from 'vitest';
import { categoryHash, categoryOf, selectionOf, questionHash } from '../../machines/faq/questions';
import { groups } from './groups';

describe('how an address names a question (Specification §2, FAQ page)', () => {
  it.each<[hash: string, selection: object | undefined]>([
    ['', { category: 'general', question: undefined }],
    ['#', { category: 'general', question: undefined }],
    ['#general', { category: 'general', question: undefined }],
    ['#visa', { category: 'visa', question: undefined }],
    ['#payment', { category: 'payment', question: undefined }],
    ['#faq-documents', { category: 'visa', question: 'documents' }],
    ['#documents', undefined],
    ['#faq-visa', undefined],
    ['#faq-', undefined],
    ['#Visa', undefined],
    ['vi#sa', undefined],
  ])('"%s" asks for %j', (hash, selection) => {
    expect(selectionOf(groups, hash)).toEqual(selection);
  });

  it.each<[question: string, category: string | undefined]>([
    ['start', 'general'],
    ['passport', 'general'],
    ['cards', 'payment'],
    ['nonsense', undefined],
  ])('"%s" belongs to %s', (question, category) => {
    expect(categoryOf(groups, question)).toBe(category);
  });

  it('is written as it is read', () => {
    for (const { category, items } of groups) {
      expect(selectionOf(groups, categoryHash(category))).toEqual({ category, question: undefined });
      for (const { value } of items) {
        expect(selectionOf(groups, questionHash(value))).toEqual({ category, question: value });
      }
    }
  });
});
