-- expands: news of the law data for each business, and by which data it was last compared; servers of before know nothing of them
CREATE TABLE "law_news" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"from_hash" text NOT NULL,
	"to_hash" text NOT NULL,
	"number" integer NOT NULL,
	"day" date NOT NULL,
	"what" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "law_news_owner_id_business_id_from_hash_to_hash_pk" PRIMARY KEY("owner_id","business_id","from_hash","to_hash")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "law_hash" text;--> statement-breakpoint
ALTER TABLE "law_news" ADD CONSTRAINT "law_news_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;