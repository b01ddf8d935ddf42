-- expands: new columns and an index; programs of before go on without them.
ALTER TABLE "request_desks" ADD COLUMN "is_zone_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "request_desks" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_desks" ADD COLUMN "told_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "mailed_hash" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "mailed_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "kept_until" date;--> statement-breakpoint
CREATE INDEX "requests_mailed" ON "requests" USING btree ("owner_id","mailed_hash");--> statement-breakpoint
UPDATE "request_desks" SET "is_zone_chosen" = true WHERE "time_zone" <> 'America/New_York';--> statement-breakpoint
UPDATE "request_desks" SET "told_seq" = "chains"."seq" FROM "chains"
WHERE "chains"."owner_id" = "request_desks"."owner_id" AND "chains"."chain" = "request_desks"."business_id";--> statement-breakpoint
UPDATE "requests" SET "kept_until" = ("appealed"."on" + interval '24 months')::date FROM (
	SELECT "owner_id", "business_id", "request_id", max("on") AS "on" FROM "request_events"
	WHERE "what" IN ('appeal', 'appeal-answered') AND "item" IS NOT NULL
	GROUP BY "owner_id", "business_id", "request_id"
	HAVING bool_or("what" = 'appeal')) AS "appealed"
WHERE "appealed"."owner_id" = "requests"."owner_id" AND "appealed"."business_id" = "requests"."business_id"
	AND "appealed"."request_id" = "requests"."id" AND "requests"."erased_on" IS NULL;
