/** An LRU cache limited by bytes. */
export class ByteCache {
  readonly #most: number;
  readonly #all = new Map<string, Uint8Array>();
  #size = 0;

  /** `most`: bytes in all. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Uint8Array | undefined {
    const bytes = this.#all.get(key);
    if (!bytes) return undefined;
    this.#all.delete(key);
    this.#all.set(key, bytes);
    return bytes;
  }

  /** Stores a value, unless it alone would fill more than a quarter of the cache. */
  put(key: string, bytes: Uint8Array): void {
    this.#forget(key);
    if (bytes.byteLength > this.#most / 4) return;
    this.#all.set(key, bytes);
    this.#size += bytes.byteLength;
    for (const oldest of this.#all.keys()) {
      if (this.#size <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#size -= this.#all.get(key)?.byteLength ?? 0;
    this.#all.delete(key);
  }
}
