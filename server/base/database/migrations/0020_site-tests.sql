CREATE TABLE "dismissed_tools" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"tool" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_tools_owner_id_business_id_tool_pk" PRIMARY KEY("owner_id","business_id","tool")
);
--> statement-breakpoint
CREATE TABLE "site_pictures" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"test_id" text NOT NULL,
	"number" integer NOT NULL,
	"situation" text NOT NULL,
	"moment" text NOT NULL,
	"jpeg" text NOT NULL,
	CONSTRAINT "site_pictures_owner_id_business_id_test_id_number_pk" PRIMARY KEY("owner_id","business_id","test_id","number")
);
--> statement-breakpoint
CREATE TABLE "site_test_queue" (
	"test_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"taken_by" text,
	"taken_until" timestamp with time zone,
	"tries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_tests" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"kind" text NOT NULL,
	"trigger" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"step" text,
	"situation" text,
	"visits_done" integer NOT NULL,
	"visits_planned" integer,
	"cannot" text,
	"findings" jsonb,
	"still_sending" integer NOT NULL,
	"record" text,
	"record_hash" text,
	CONSTRAINT "site_tests_owner_id_business_id_id_pk" PRIMARY KEY("owner_id","business_id","id")
);
--> statement-breakpoint
CREATE TABLE "tested_sites" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"host" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"proof_way" text,
	"proven_at" timestamp with time zone,
	"weekly" boolean NOT NULL,
	"next_at" timestamp with time zone,
	"alarms" boolean NOT NULL,
	CONSTRAINT "tested_sites_owner_id_business_id_host_pk" PRIMARY KEY("owner_id","business_id","host")
);
--> statement-breakpoint
ALTER TABLE "dismissed_tools" ADD CONSTRAINT "dismissed_tools_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_owner_id_business_id_test_id_site_tests_owner_id_business_id_id_fk" FOREIGN KEY ("owner_id","business_id","test_id") REFERENCES "public"."site_tests"("owner_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_tests" ADD CONSTRAINT "site_tests_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tested_sites" ADD CONSTRAINT "tested_sites_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;