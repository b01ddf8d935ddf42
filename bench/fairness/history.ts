/** A long history, put in by SQL: the calls would take hours. */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';

/** Gives the only business of the database so many more events. */
export async function fillHistory(db: Database, events: number): Promise<void> {
  await db.execute(sql`
    insert into events (id, business_id, at, by, what, detail, requirement_ids)
    select 'bench-' || n, (select id from businesses order by created_at desc limit 1),
      now() + n * interval '1 millisecond', 'Robin Lee', 'Marked done',
      'Post a privacy notice: ' || repeat('x', 400), '{DE-01,DE-02}'
    from generate_series(1, ${events}::int) n`);
}
