import type { NotAList } from '#engine/counting/file-kind.ts';

/**
 * Why a list cannot be read; `row` is numbered as in a spreadsheet program, where the first row is
 * 1.
 */
export type ListProblem =
  | { readonly what: NotAList | 'no rows' | 'only the first row' | 'no names' | 'stopped' }
  | { readonly what: 'open quote' | 'text after quote' | 'too long'; readonly row: number };

export class ListFault extends Error {
  readonly problem: ListProblem;
  constructor(problem: ListProblem) {
    super(problem.what);
    this.problem = problem;
  }
}
