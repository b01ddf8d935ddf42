/** The types that the measurements use of autocannon, which has none. */
declare module 'autocannon' {
  /** Times in milliseconds. */
  export interface Result {
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
    readonly requests: { readonly total: number };
    /** In seconds. */
    readonly duration: number;
    readonly non2xx: number;
  }
  interface Load extends PromiseLike<Result> {
    on(event: 'done', listener: (result: Result) => void): void;
    stop(): void;
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly overallRate?: number;
    readonly duration: number;
    readonly headers?: Record<string, string>;
  }): Load;
}
