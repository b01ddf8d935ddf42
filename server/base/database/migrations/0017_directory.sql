CREATE TABLE "directory" (
	"key" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"business_id" text,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "template_stars" (
	"template" text PRIMARY KEY NOT NULL,
	"stars" integer NOT NULL,
	"ratings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "walks" (
	"name" text PRIMARY KEY NOT NULL,
	"position" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feeds" DROP CONSTRAINT "feeds_token_hash_unique";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_email_key_unique";--> statement-breakpoint
DROP INDEX "sessions_user";--> statement-breakpoint
DROP INDEX "sessions_last_used";--> statement-breakpoint
DROP INDEX "sessions_created";--> statement-breakpoint
DROP INDEX "slugs_business";--> statement-breakpoint
DROP INDEX "tokens_user";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "slugs" DROP CONSTRAINT "slugs_pkey";--> statement-breakpoint
ALTER TABLE "tokens" DROP CONSTRAINT "tokens_pkey";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash");--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_owner_id_business_id_slug_pk" PRIMARY KEY("owner_id","business_id","slug");--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash");--> statement-breakpoint
CREATE INDEX "directory_expires" ON "directory" USING btree ("expires_at") WHERE "directory"."expires_at" is not null;
--> statement-breakpoint
INSERT INTO "directory" ("key", "owner_id") SELECT 'email:' || "email_key", "id" FROM "users";
--> statement-breakpoint
INSERT INTO "directory" ("key", "owner_id", "business_id") SELECT 'slug:' || "slug", "owner_id", "business_id" FROM "slugs";
--> statement-breakpoint
INSERT INTO "directory" ("key", "owner_id") SELECT 'token:' || "token_hash", "owner_id" FROM "feeds";
--> statement-breakpoint
INSERT INTO "directory" ("key", "owner_id", "expires_at") SELECT 'token:' || "token_hash", "user_id", "created_at" + interval '30 days' FROM "sessions" ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "directory" ("key", "owner_id", "expires_at") SELECT 'token:' || "token_hash", "user_id", "expires_at" FROM "tokens" ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "directory" ("key", "owner_id", "expires_at") SELECT 'token:' || "token_hash", "owner_id", "expires_at" FROM "read_links" ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "directory" ("key", "owner_id", "expires_at") SELECT 'token:' || "token_hash", "owner_id", "expires_at" FROM "members" WHERE "token_hash" IS NOT NULL ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "template_stars" ("template", "stars", "ratings") SELECT "template", sum("stars"), count(*) FROM "template_ratings" GROUP BY "template";
