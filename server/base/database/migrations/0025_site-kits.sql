-- expands: a new table; programs of before go on without it.
CREATE TABLE "site_kits" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"id" text NOT NULL,
	"host" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"test_id" text NOT NULL,
	"held" jsonb NOT NULL,
	"kit" text NOT NULL,
	"hash" text NOT NULL,
	"offered" jsonb NOT NULL,
	CONSTRAINT "site_kits_owner_id_business_id_id_pk" PRIMARY KEY("owner_id","business_id","id")
);
--> statement-breakpoint
ALTER TABLE "site_kits" ADD CONSTRAINT "site_kits_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;