// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateUserPatch = Object.assign(validate10, {"required":[],"nullable":["salutation","birthday","address","postalCode","city","state","phone","contactFirstName","contactLastName","contactPhone","sacNumber","customerId","portraitText","portraitImage","guideLevel"]});
const schema11 = {"type":"object","properties":{"salutation":{"anyOf":[{"enum":["Frau","Herr","Divers"]},{"type":"null"}]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"birthday":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]},"address":{"anyOf":[{"type":"string","maxLength":70},{"type":"null"}]},"postalCode":{"anyOf":[{"type":"string","maxLength":16},{"type":"null"}]},"city":{"anyOf":[{"type":"string","maxLength":35},{"type":"null"}]},"state":{"anyOf":[{"type":"string","maxLength":60},{"type":"null"}]},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"phone":{"anyOf":[{"type":"string","maxLength":30},{"type":"null"}]},"contactFirstName":{"anyOf":[{"type":"string","maxLength":60},{"type":"null"}]},"contactLastName":{"anyOf":[{"type":"string","maxLength":60},{"type":"null"}]},"contactPhone":{"anyOf":[{"type":"string","maxLength":30},{"type":"null"}]},"sac":{"type":"boolean"},"sacNumber":{"anyOf":[{"type":"string","pattern":"^\\d{0,10}$"},{"type":"null"}]},"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"customerId":{"anyOf":[{"type":"string","maxLength":40},{"type":"null"}]},"presentedOnWebsite":{"type":"boolean"},"currentlyGuiding":{"type":"boolean"},"portraitText":{"anyOf":[{"type":"string","maxLength":2000},{"type":"null"}]},"portraitImage":{"anyOf":[{"type":"string","pattern":"^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"guideLevel":{"anyOf":[{"enum":["partner","guide1+","guide1","guide2","guide3","guide4","guide5","guide6","aspirant1","aspirant2","aspirant3","aspirant4","climbingTeacher1","climbingTeacher2","climbingTeacher3","climbingTeacher4","hikingTeacher1","hikingTeacher2","hikingTeacher3","hikingTeacher4"]},{"type":"null"}]},"spontaneousTourPermission":{"type":"boolean"},"tourCreatePermission":{"type":"boolean"},"roles":{"type":"array","items":{"type":"string","enum":["ROLE_GUIDE","ROLE_ADMIN","ROLE_SUPER_ADMIN"]},"uniqueItems":true,"maxItems":3},"groups":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":40},"uniqueItems":true,"maxItems":20}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^[A-Z]{2}$", "u");
const pattern3 = new RegExp("^\\d{0,10}$", "u");
const pattern4 = new RegExp("^[\\x00-\\x7F]*$", "u");
const pattern5 = new RegExp("^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern6 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const formats0 = formats.date;
const formats2 = formats.email;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.salutation !== undefined){
let data0 = data.salutation;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(((data0 === "Frau") || (data0 === "Herr")) || (data0 === "Divers"))){
vErrors = report(vErrors, instancePath+"/salutation", "enum", {allowedValues: schema11.properties.salutation.anyOf[0].enum});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
vErrors = report(vErrors, instancePath+"/salutation", "type", {type: "null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/salutation", "anyOf", {});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if(typeof data1 === "string"){
if(func3(data1) > 60){
vErrors = report(vErrors, instancePath+"/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data1)){
vErrors = report(vErrors, instancePath+"/firstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/firstName", "type", {type: "string"});
errors++;
}
}
if(data.lastName !== undefined){
let data2 = data.lastName;
if(typeof data2 === "string"){
if(func3(data2) > 60){
vErrors = report(vErrors, instancePath+"/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data2)){
vErrors = report(vErrors, instancePath+"/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/lastName", "type", {type: "string"});
errors++;
}
}
if(data.birthday !== undefined){
let data3 = data.birthday;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/birthday", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/birthday", "type", {type: "string"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/birthday", "type", {type: "null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/birthday", "anyOf", {});
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.address !== undefined){
let data4 = data.address;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(typeof data4 === "string"){
if(func3(data4) > 70){
vErrors = report(vErrors, instancePath+"/address", "maxLength", {limit: 70});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/address", "type", {type: "string"});
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs21 = errors;
if(data4 !== null){
vErrors = report(vErrors, instancePath+"/address", "type", {type: "null"});
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/address", "anyOf", {});
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.postalCode !== undefined){
let data5 = data.postalCode;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(typeof data5 === "string"){
if(func3(data5) > 16){
vErrors = report(vErrors, instancePath+"/postalCode", "maxLength", {limit: 16});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/postalCode", "type", {type: "string"});
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs27 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/postalCode", "type", {type: "null"});
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/postalCode", "anyOf", {});
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.city !== undefined){
let data6 = data.city;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
if(typeof data6 === "string"){
if(func3(data6) > 35){
vErrors = report(vErrors, instancePath+"/city", "maxLength", {limit: 35});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/city", "type", {type: "string"});
errors++;
}
var _valid4 = _errs31 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs33 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/city", "type", {type: "null"});
errors++;
}
var _valid4 = _errs33 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/city", "anyOf", {});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined){
let data7 = data.state;
const _errs36 = errors;
let valid6 = false;
const _errs37 = errors;
if(typeof data7 === "string"){
if(func3(data7) > 60){
vErrors = report(vErrors, instancePath+"/state", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/state", "type", {type: "string"});
errors++;
}
var _valid5 = _errs37 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs39 = errors;
if(data7 !== null){
vErrors = report(vErrors, instancePath+"/state", "type", {type: "null"});
errors++;
}
var _valid5 = _errs39 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/state", "anyOf", {});
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data.country !== undefined){
let data8 = data.country;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
vErrors = report(vErrors, instancePath+"/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/country", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data9 = data.phone;
const _errs44 = errors;
let valid7 = false;
const _errs45 = errors;
if(typeof data9 === "string"){
if(func3(data9) > 30){
vErrors = report(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
var _valid6 = _errs45 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs47 = errors;
if(data9 !== null){
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "null"});
errors++;
}
var _valid6 = _errs47 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
vErrors = report(vErrors, instancePath+"/phone", "anyOf", {});
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.contactFirstName !== undefined){
let data10 = data.contactFirstName;
const _errs50 = errors;
let valid8 = false;
const _errs51 = errors;
if(typeof data10 === "string"){
if(func3(data10) > 60){
vErrors = report(vErrors, instancePath+"/contactFirstName", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactFirstName", "type", {type: "string"});
errors++;
}
var _valid7 = _errs51 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs53 = errors;
if(data10 !== null){
vErrors = report(vErrors, instancePath+"/contactFirstName", "type", {type: "null"});
errors++;
}
var _valid7 = _errs53 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
vErrors = report(vErrors, instancePath+"/contactFirstName", "anyOf", {});
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
}
if(data.contactLastName !== undefined){
let data11 = data.contactLastName;
const _errs56 = errors;
let valid9 = false;
const _errs57 = errors;
if(typeof data11 === "string"){
if(func3(data11) > 60){
vErrors = report(vErrors, instancePath+"/contactLastName", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactLastName", "type", {type: "string"});
errors++;
}
var _valid8 = _errs57 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const _errs59 = errors;
if(data11 !== null){
vErrors = report(vErrors, instancePath+"/contactLastName", "type", {type: "null"});
errors++;
}
var _valid8 = _errs59 === errors;
valid9 = valid9 || _valid8;
}
if(!valid9){
vErrors = report(vErrors, instancePath+"/contactLastName", "anyOf", {});
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
if(data.contactPhone !== undefined){
let data12 = data.contactPhone;
const _errs62 = errors;
let valid10 = false;
const _errs63 = errors;
if(typeof data12 === "string"){
if(func3(data12) > 30){
vErrors = report(vErrors, instancePath+"/contactPhone", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactPhone", "type", {type: "string"});
errors++;
}
var _valid9 = _errs63 === errors;
valid10 = valid10 || _valid9;
if(!valid10){
const _errs65 = errors;
if(data12 !== null){
vErrors = report(vErrors, instancePath+"/contactPhone", "type", {type: "null"});
errors++;
}
var _valid9 = _errs65 === errors;
valid10 = valid10 || _valid9;
}
if(!valid10){
vErrors = report(vErrors, instancePath+"/contactPhone", "anyOf", {});
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
if(data.sac !== undefined){
if(typeof data.sac !== "boolean"){
vErrors = report(vErrors, instancePath+"/sac", "type", {type: "boolean"});
errors++;
}
}
if(data.sacNumber !== undefined){
let data14 = data.sacNumber;
const _errs70 = errors;
let valid11 = false;
const _errs71 = errors;
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
vErrors = report(vErrors, instancePath+"/sacNumber", "pattern", {pattern: "^\\d{0,10}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/sacNumber", "type", {type: "string"});
errors++;
}
var _valid10 = _errs71 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs73 = errors;
if(data14 !== null){
vErrors = report(vErrors, instancePath+"/sacNumber", "type", {type: "null"});
errors++;
}
var _valid10 = _errs73 === errors;
valid11 = valid11 || _valid10;
}
if(!valid11){
vErrors = report(vErrors, instancePath+"/sacNumber", "anyOf", {});
errors++;
}
else {
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
}
}
if(data.email !== undefined){
let data15 = data.email;
if(typeof data15 === "string"){
if(func3(data15) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern4.test(data15)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats2(data15))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.customerId !== undefined){
let data16 = data.customerId;
const _errs78 = errors;
let valid12 = false;
const _errs79 = errors;
if(typeof data16 === "string"){
if(func3(data16) > 40){
vErrors = report(vErrors, instancePath+"/customerId", "maxLength", {limit: 40});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/customerId", "type", {type: "string"});
errors++;
}
var _valid11 = _errs79 === errors;
valid12 = valid12 || _valid11;
if(!valid12){
const _errs81 = errors;
if(data16 !== null){
vErrors = report(vErrors, instancePath+"/customerId", "type", {type: "null"});
errors++;
}
var _valid11 = _errs81 === errors;
valid12 = valid12 || _valid11;
}
if(!valid12){
vErrors = report(vErrors, instancePath+"/customerId", "anyOf", {});
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
}
if(data.presentedOnWebsite !== undefined){
if(typeof data.presentedOnWebsite !== "boolean"){
vErrors = report(vErrors, instancePath+"/presentedOnWebsite", "type", {type: "boolean"});
errors++;
}
}
if(data.currentlyGuiding !== undefined){
if(typeof data.currentlyGuiding !== "boolean"){
vErrors = report(vErrors, instancePath+"/currentlyGuiding", "type", {type: "boolean"});
errors++;
}
}
if(data.portraitText !== undefined){
let data19 = data.portraitText;
const _errs88 = errors;
let valid13 = false;
const _errs89 = errors;
if(typeof data19 === "string"){
if(func3(data19) > 2000){
vErrors = report(vErrors, instancePath+"/portraitText", "maxLength", {limit: 2000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/portraitText", "type", {type: "string"});
errors++;
}
var _valid12 = _errs89 === errors;
valid13 = valid13 || _valid12;
if(!valid13){
const _errs91 = errors;
if(data19 !== null){
vErrors = report(vErrors, instancePath+"/portraitText", "type", {type: "null"});
errors++;
}
var _valid12 = _errs91 === errors;
valid13 = valid13 || _valid12;
}
if(!valid13){
vErrors = report(vErrors, instancePath+"/portraitText", "anyOf", {});
errors++;
}
else {
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
}
}
if(data.portraitImage !== undefined){
let data20 = data.portraitImage;
const _errs94 = errors;
let valid14 = false;
const _errs95 = errors;
if(typeof data20 === "string"){
if(!pattern5.test(data20)){
vErrors = report(vErrors, instancePath+"/portraitImage", "pattern", {pattern: "^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/portraitImage", "type", {type: "string"});
errors++;
}
var _valid13 = _errs95 === errors;
valid14 = valid14 || _valid13;
if(!valid14){
const _errs97 = errors;
if(data20 !== null){
vErrors = report(vErrors, instancePath+"/portraitImage", "type", {type: "null"});
errors++;
}
var _valid13 = _errs97 === errors;
valid14 = valid14 || _valid13;
}
if(!valid14){
vErrors = report(vErrors, instancePath+"/portraitImage", "anyOf", {});
errors++;
}
else {
errors = _errs94;
if(vErrors !== null){
if(_errs94){
vErrors.length = _errs94;
}
else {
vErrors = null;
}
}
}
}
if(data.guideLevel !== undefined){
let data21 = data.guideLevel;
const _errs100 = errors;
let valid15 = false;
const _errs101 = errors;
if(!((((((((((((((((((((data21 === "partner") || (data21 === "guide1+")) || (data21 === "guide1")) || (data21 === "guide2")) || (data21 === "guide3")) || (data21 === "guide4")) || (data21 === "guide5")) || (data21 === "guide6")) || (data21 === "aspirant1")) || (data21 === "aspirant2")) || (data21 === "aspirant3")) || (data21 === "aspirant4")) || (data21 === "climbingTeacher1")) || (data21 === "climbingTeacher2")) || (data21 === "climbingTeacher3")) || (data21 === "climbingTeacher4")) || (data21 === "hikingTeacher1")) || (data21 === "hikingTeacher2")) || (data21 === "hikingTeacher3")) || (data21 === "hikingTeacher4"))){
vErrors = report(vErrors, instancePath+"/guideLevel", "enum", {allowedValues: schema11.properties.guideLevel.anyOf[0].enum});
errors++;
}
var _valid14 = _errs101 === errors;
valid15 = valid15 || _valid14;
if(!valid15){
const _errs102 = errors;
if(data21 !== null){
vErrors = report(vErrors, instancePath+"/guideLevel", "type", {type: "null"});
errors++;
}
var _valid14 = _errs102 === errors;
valid15 = valid15 || _valid14;
}
if(!valid15){
vErrors = report(vErrors, instancePath+"/guideLevel", "anyOf", {});
errors++;
}
else {
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
}
}
if(data.spontaneousTourPermission !== undefined){
if(typeof data.spontaneousTourPermission !== "boolean"){
vErrors = report(vErrors, instancePath+"/spontaneousTourPermission", "type", {type: "boolean"});
errors++;
}
}
if(data.tourCreatePermission !== undefined){
if(typeof data.tourCreatePermission !== "boolean"){
vErrors = report(vErrors, instancePath+"/tourCreatePermission", "type", {type: "boolean"});
errors++;
}
}
if(data.roles !== undefined){
let data24 = data.roles;
if(Array.isArray(data24)){
if(data24.length > 3){
vErrors = report(vErrors, instancePath+"/roles", "maxItems", {limit: 3});
errors++;
}
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
if(typeof data25 !== "string"){
vErrors = report(vErrors, instancePath+"/roles/" + i0, "type", {type: "string"});
errors++;
}
if(!(((data25 === "ROLE_GUIDE") || (data25 === "ROLE_ADMIN")) || (data25 === "ROLE_SUPER_ADMIN"))){
vErrors = report(vErrors, instancePath+"/roles/" + i0, "enum", {allowedValues: schema11.properties.roles.items.enum});
errors++;
}
}
let i1 = data24.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data24[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/roles", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/roles", "type", {type: "array"});
errors++;
}
}
if(data.groups !== undefined){
let data26 = data.groups;
if(Array.isArray(data26)){
if(data26.length > 20){
vErrors = report(vErrors, instancePath+"/groups", "maxItems", {limit: 20});
errors++;
}
const len1 = data26.length;
for(let i2=0; i2<len1; i2++){
let data27 = data26[i2];
if(typeof data27 === "string"){
if(func3(data27) > 40){
vErrors = report(vErrors, instancePath+"/groups/" + i2, "maxLength", {limit: 40});
errors++;
}
if(!pattern6.test(data27)){
vErrors = report(vErrors, instancePath+"/groups/" + i2, "pattern", {pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/groups/" + i2, "type", {type: "string"});
errors++;
}
}
let i3 = data26.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data26[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = report(vErrors, instancePath+"/groups", "uniqueItems", {i: i3, j: j1});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/groups", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
