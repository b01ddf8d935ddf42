/** The types that bench/papers.ts uses of autocannon, which has none. */
declare module 'autocannon' {
  /** Times in milliseconds. */
  export interface Result {
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
    readonly requests: { readonly total: number };
    readonly non2xx: number;
  }
  interface Load {
    on(event: 'done', listener: (result: Result) => void): void;
    stop(): void;
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly overallRate: number;
    readonly duration: number;
  }): Load;
}
