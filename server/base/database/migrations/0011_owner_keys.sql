ALTER TABLE "events" DROP CONSTRAINT "events_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "data_maps" DROP CONSTRAINT "data_maps_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "details" DROP CONSTRAINT "details_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "document_versions" DROP CONSTRAINT "document_versions_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "feeds" DROP CONSTRAINT "feeds_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "first_owed" DROP CONSTRAINT "first_owed_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "publications" DROP CONSTRAINT "publications_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "regulator_letters" DROP CONSTRAINT "regulator_letters_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "slugs" DROP CONSTRAINT "slugs_business_id_businesses_id_fk";
--> statement-breakpoint
ALTER TABLE "work" DROP CONSTRAINT "work_business_id_businesses_id_fk";
--> statement-breakpoint
DROP INDEX "businesses_owner";
--> statement-breakpoint
DROP INDEX "publications_business";
--> statement-breakpoint
DROP INDEX "receipts_business";
--> statement-breakpoint
DROP INDEX "regulator_letters_business";
--> statement-breakpoint
DROP INDEX "slugs_business";
--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_business_id_fact_state_pk";
--> statement-breakpoint
ALTER TABLE "details" DROP CONSTRAINT "details_business_id_variable_pk";
--> statement-breakpoint
ALTER TABLE "document_versions" DROP CONSTRAINT "document_versions_business_id_template_number_pk";
--> statement-breakpoint
ALTER TABLE "first_owed" DROP CONSTRAINT "first_owed_business_id_requirement_id_pk";
--> statement-breakpoint
ALTER TABLE "work" DROP CONSTRAINT "work_business_id_requirement_id_pk";
--> statement-breakpoint
ALTER TABLE "businesses" DROP CONSTRAINT "businesses_pkey";
--> statement-breakpoint
ALTER TABLE "data_maps" DROP CONSTRAINT "data_maps_pkey";
--> statement-breakpoint
ALTER TABLE "feeds" DROP CONSTRAINT "feeds_pkey";
--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_pkey";
--> statement-breakpoint
ALTER TABLE "regulator_letters" DROP CONSTRAINT "regulator_letters_pkey";
--> statement-breakpoint
ALTER TABLE "publications" DROP COLUMN "id";
--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_owner_id_id_pk" PRIMARY KEY("owner_id","id");
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "answers" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "answers"."business_id";
--> statement-breakpoint
ALTER TABLE "answers" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "data_maps" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "data_maps" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "data_maps"."business_id";
--> statement-breakpoint
ALTER TABLE "data_maps" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "details" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "details" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "details"."business_id";
--> statement-breakpoint
ALTER TABLE "details" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "document_versions" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "document_versions"."business_id";
--> statement-breakpoint
ALTER TABLE "document_versions" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "feeds" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "feeds"."business_id";
--> statement-breakpoint
ALTER TABLE "feeds" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "first_owed" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "first_owed" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "first_owed"."business_id";
--> statement-breakpoint
ALTER TABLE "first_owed" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "publications" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "publications"."business_id";
--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "receipts" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "receipts"."business_id";
--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "regulator_letters" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "regulator_letters" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "regulator_letters"."business_id";
--> statement-breakpoint
ALTER TABLE "regulator_letters" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "slugs" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "slugs" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "slugs"."business_id";
--> statement-breakpoint
ALTER TABLE "slugs" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "owner_id" text;
--> statement-breakpoint
UPDATE "work" SET "owner_id" = "businesses"."owner_id" FROM "businesses" WHERE "businesses"."id" = "work"."business_id";
--> statement-breakpoint
ALTER TABLE "work" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "number" integer;
--> statement-breakpoint
UPDATE "receipts" SET "number" = "counted"."number" FROM (SELECT "id", row_number() OVER (PARTITION BY "business_id" ORDER BY "position") AS "number" FROM "receipts") AS "counted" WHERE "counted"."id" = "receipts"."id";
--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "number" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "receipts" DROP COLUMN "position";
--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "position" DROP DEFAULT;
--> statement-breakpoint
UPDATE "publications" SET "position" = "counted"."number" FROM (SELECT "position", row_number() OVER (PARTITION BY "business_id" ORDER BY "position") AS "number" FROM "publications") AS "counted" WHERE "counted"."position" = "publications"."position";
--> statement-breakpoint
DROP SEQUENCE IF EXISTS "publications_position_seq";
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_owner_id_business_id_fact_state_pk" PRIMARY KEY("owner_id","business_id","fact","state");
--> statement-breakpoint
ALTER TABLE "data_maps" ADD CONSTRAINT "data_maps_owner_id_business_id_pk" PRIMARY KEY("owner_id","business_id");
--> statement-breakpoint
ALTER TABLE "details" ADD CONSTRAINT "details_owner_id_business_id_variable_pk" PRIMARY KEY("owner_id","business_id","variable");
--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_owner_id_business_id_template_number_pk" PRIMARY KEY("owner_id","business_id","template","number");
--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_owner_id_business_id_pk" PRIMARY KEY("owner_id","business_id");
--> statement-breakpoint
ALTER TABLE "first_owed" ADD CONSTRAINT "first_owed_owner_id_business_id_requirement_id_pk" PRIMARY KEY("owner_id","business_id","requirement_id");
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_owner_id_business_id_position_pk" PRIMARY KEY("owner_id","business_id","position");
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_owner_id_business_id_number_pk" PRIMARY KEY("owner_id","business_id","number");
--> statement-breakpoint
ALTER TABLE "regulator_letters" ADD CONSTRAINT "regulator_letters_owner_id_business_id_id_pk" PRIMARY KEY("owner_id","business_id","id");
--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_owner_id_business_id_requirement_id_pk" PRIMARY KEY("owner_id","business_id","requirement_id");
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_maps" ADD CONSTRAINT "data_maps_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "details" ADD CONSTRAINT "details_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "first_owed" ADD CONSTRAINT "first_owed_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "regulator_letters" ADD CONSTRAINT "regulator_letters_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "slugs_business" ON "slugs" USING btree ("owner_id","business_id");
--> statement-breakpoint
CREATE TABLE "chains" (
	"owner_id" text NOT NULL,
	"chain" text NOT NULL,
	"business_id" text,
	"seq" bigint NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	CONSTRAINT "chains_owner_id_chain_pk" PRIMARY KEY("owner_id","chain")
);
--> statement-breakpoint
ALTER TABLE "chains" ADD CONSTRAINT "chains_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chains" ADD CONSTRAINT "chains_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" RENAME TO "events_before";
--> statement-breakpoint
CREATE TABLE "events" (
	"owner_id" text NOT NULL,
	"chain" text NOT NULL,
	"seq" bigint NOT NULL,
	"body" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "events_owner_id_chain_seq_pk" PRIMARY KEY("owner_id","chain","seq")
);
--> statement-breakpoint
DO $$
DECLARE
	old record;
	the_chain text := '';
	the_owner text := '';
	at_seq bigint := 0;
	before_last text := '';
	last_hash text := '';
	total bigint := 0;
	text_of text;
BEGIN
	FOR old IN
		SELECT "events_before".*, "businesses"."owner_id" FROM "events_before"
		JOIN "businesses" ON "businesses"."id" = "events_before"."business_id"
		ORDER BY "business_id", "position"
	LOOP
		IF old."business_id" <> the_chain THEN
			IF at_seq > 0 THEN
				INSERT INTO "chains" VALUES (the_owner, the_chain, the_chain, at_seq, before_last, last_hash, total);
			END IF;
			the_chain := old."business_id";
			the_owner := old."owner_id";
			at_seq := 0;
			before_last := '';
			last_hash := '';
			total := 0;
		END IF;
		at_seq := at_seq + 1;
		text_of := '{"seq":' || at_seq || ',"previous":"' || last_hash || '",' ||
			'"at":' || to_json(to_char(old."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ||
			',"by":' || to_json(old."by") || ',"actor":null,"session":null' ||
			',"what":' || to_json(old."what") || ',"detail":' || coalesce(to_json(old."detail")::text, 'null') ||
			',"requirementIds":' || to_json(old."requirement_ids") || ',"changes":[]}';
		before_last := last_hash;
		last_hash := encode(sha256(convert_to(text_of, 'UTF8')), 'hex');
		total := total + length(text_of);
		INSERT INTO "events" VALUES (the_owner, the_chain, at_seq, text_of, last_hash);
	END LOOP;
	IF at_seq > 0 THEN
		INSERT INTO "chains" VALUES (the_owner, the_chain, the_chain, at_seq, before_last, last_hash, total);
	END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_owner_id_chain_chains_owner_id_chain_fk" FOREIGN KEY ("owner_id","chain") REFERENCES "public"."chains"("owner_id","chain") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
DROP TABLE "events_before";
