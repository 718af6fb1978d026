// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateFamilyMemberCreate = Object.assign(validate10, {"required":["salutation","firstName","lastName","email","birthday","phone","contactFirstName","contactLastName","contactPhone","sac","sacNumber","vegetarian","allergies","allergiesText","hardestTour"],"nullable":["salutation","email","phone","sacNumber","allergiesText","hardestTour"]});
const schema11 = {"type":"object","required":["salutation","firstName","lastName","email","birthday","phone","contactFirstName","contactLastName","contactPhone","sac","sacNumber","vegetarian","allergies","allergiesText","hardestTour"],"properties":{"salutation":{"anyOf":[{"enum":["Frau","Herr","Divers"]},{"type":"null"}]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"email":{"anyOf":[{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},{"type":"null"}]},"birthday":{"type":"string","format":"date"},"phone":{"anyOf":[{"type":"string","maxLength":30,"pattern":"\\S"},{"type":"null"}]},"contactFirstName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactLastName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactPhone":{"type":"string","maxLength":30,"pattern":"\\S"},"sac":{"type":"boolean"},"sacNumber":{"anyOf":[{"type":"string","pattern":"^\\d{0,10}$"},{"type":"null"}]},"vegetarian":{"type":"boolean"},"allergies":{"type":"boolean"},"allergiesText":{"anyOf":[{"type":"string","maxLength":500},{"type":"null"}]},"hardestTour":{"anyOf":[{"type":"string","maxLength":300},{"type":"null"}]},"rentingMaterialPropertyValues":{"type":"array","items":{"type":"object","required":["rentingMaterialProperty","value"],"properties":{"rentingMaterialProperty":{"type":"string","pattern":"^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"value":{"type":"string","maxLength":60,"pattern":"\\S"},"title":{"type":"string","maxLength":60}},"additionalProperties":false},"maxItems":60}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^[\\x00-\\x7F]*$", "u");
const pattern7 = new RegExp("^\\d{0,10}$", "u");
const pattern8 = new RegExp("^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats.email;
const formats2 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.salutation === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "salutation"});
errors++;
}
if(data.firstName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "firstName"});
errors++;
}
if(data.lastName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "lastName"});
errors++;
}
if(data.email === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.birthday === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "birthday"});
errors++;
}
if(data.phone === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "phone"});
errors++;
}
if(data.contactFirstName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "contactFirstName"});
errors++;
}
if(data.contactLastName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "contactLastName"});
errors++;
}
if(data.contactPhone === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "contactPhone"});
errors++;
}
if(data.sac === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "sac"});
errors++;
}
if(data.sacNumber === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "sacNumber"});
errors++;
}
if(data.vegetarian === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "vegetarian"});
errors++;
}
if(data.allergies === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "allergies"});
errors++;
}
if(data.allergiesText === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "allergiesText"});
errors++;
}
if(data.hardestTour === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "hardestTour"});
errors++;
}
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
if(data.email !== undefined){
let data3 = data.email;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(func3(data3) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/email", "type", {type: "null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/email", "anyOf", {});
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
if(data.birthday !== undefined){
let data4 = data.birthday;
if(typeof data4 === "string"){
if(!(formats2(data4))){
vErrors = report(vErrors, instancePath+"/birthday", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/birthday", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data5 = data.phone;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(typeof data5 === "string"){
if(func3(data5) > 30){
vErrors = report(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data5)){
vErrors = report(vErrors, instancePath+"/phone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs23 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "null"});
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/phone", "anyOf", {});
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.contactFirstName !== undefined){
let data6 = data.contactFirstName;
if(typeof data6 === "string"){
if(func3(data6) > 60){
vErrors = report(vErrors, instancePath+"/contactFirstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data6)){
vErrors = report(vErrors, instancePath+"/contactFirstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactFirstName", "type", {type: "string"});
errors++;
}
}
if(data.contactLastName !== undefined){
let data7 = data.contactLastName;
if(typeof data7 === "string"){
if(func3(data7) > 60){
vErrors = report(vErrors, instancePath+"/contactLastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data7)){
vErrors = report(vErrors, instancePath+"/contactLastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactLastName", "type", {type: "string"});
errors++;
}
}
if(data.contactPhone !== undefined){
let data8 = data.contactPhone;
if(typeof data8 === "string"){
if(func3(data8) > 30){
vErrors = report(vErrors, instancePath+"/contactPhone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data8)){
vErrors = report(vErrors, instancePath+"/contactPhone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactPhone", "type", {type: "string"});
errors++;
}
}
if(data.sac !== undefined){
if(typeof data.sac !== "boolean"){
vErrors = report(vErrors, instancePath+"/sac", "type", {type: "boolean"});
errors++;
}
}
if(data.sacNumber !== undefined){
let data10 = data.sacNumber;
const _errs34 = errors;
let valid4 = false;
const _errs35 = errors;
if(typeof data10 === "string"){
if(!pattern7.test(data10)){
vErrors = report(vErrors, instancePath+"/sacNumber", "pattern", {pattern: "^\\d{0,10}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/sacNumber", "type", {type: "string"});
errors++;
}
var _valid3 = _errs35 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs37 = errors;
if(data10 !== null){
vErrors = report(vErrors, instancePath+"/sacNumber", "type", {type: "null"});
errors++;
}
var _valid3 = _errs37 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/sacNumber", "anyOf", {});
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
if(data.vegetarian !== undefined){
if(typeof data.vegetarian !== "boolean"){
vErrors = report(vErrors, instancePath+"/vegetarian", "type", {type: "boolean"});
errors++;
}
}
if(data.allergies !== undefined){
if(typeof data.allergies !== "boolean"){
vErrors = report(vErrors, instancePath+"/allergies", "type", {type: "boolean"});
errors++;
}
}
if(data.allergiesText !== undefined){
let data13 = data.allergiesText;
const _errs44 = errors;
let valid5 = false;
const _errs45 = errors;
if(typeof data13 === "string"){
if(func3(data13) > 500){
vErrors = report(vErrors, instancePath+"/allergiesText", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/allergiesText", "type", {type: "string"});
errors++;
}
var _valid4 = _errs45 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs47 = errors;
if(data13 !== null){
vErrors = report(vErrors, instancePath+"/allergiesText", "type", {type: "null"});
errors++;
}
var _valid4 = _errs47 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/allergiesText", "anyOf", {});
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
if(data.hardestTour !== undefined){
let data14 = data.hardestTour;
const _errs50 = errors;
let valid6 = false;
const _errs51 = errors;
if(typeof data14 === "string"){
if(func3(data14) > 300){
vErrors = report(vErrors, instancePath+"/hardestTour", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/hardestTour", "type", {type: "string"});
errors++;
}
var _valid5 = _errs51 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs53 = errors;
if(data14 !== null){
vErrors = report(vErrors, instancePath+"/hardestTour", "type", {type: "null"});
errors++;
}
var _valid5 = _errs53 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/hardestTour", "anyOf", {});
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
if(data.rentingMaterialPropertyValues !== undefined){
let data15 = data.rentingMaterialPropertyValues;
if(Array.isArray(data15)){
if(data15.length > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues", "maxItems", {limit: 60});
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.rentingMaterialProperty === undefined){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0, "required", {missingProperty: "rentingMaterialProperty"});
errors++;
}
if(data16.value === undefined){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0, "required", {missingProperty: "value"});
errors++;
}
for(const key1 in data16){
if(!(((key1 === "rentingMaterialProperty") || (key1 === "value")) || (key1 === "title"))){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data16.rentingMaterialProperty !== undefined){
let data17 = data16.rentingMaterialProperty;
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/rentingMaterialProperty", "pattern", {pattern: "^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/rentingMaterialProperty", "type", {type: "string"});
errors++;
}
}
if(data16.value !== undefined){
let data18 = data16.value;
if(typeof data18 === "string"){
if(func3(data18) > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/value", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data18)){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/value", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/value", "type", {type: "string"});
errors++;
}
}
if(data16.title !== undefined){
let data19 = data16.title;
if(typeof data19 === "string"){
if(func3(data19) > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/title", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/title", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues", "type", {type: "array"});
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

export const validateFamilyMemberPatch = Object.assign(validate11, {"required":[],"nullable":["salutation","email","phone","sacNumber","allergiesText","hardestTour"]});
const schema12 = {"type":"object","properties":{"salutation":{"anyOf":[{"enum":["Frau","Herr","Divers"]},{"type":"null"}]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"email":{"anyOf":[{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},{"type":"null"}]},"birthday":{"type":"string","format":"date"},"phone":{"anyOf":[{"type":"string","maxLength":30,"pattern":"\\S"},{"type":"null"}]},"contactFirstName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactLastName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactPhone":{"type":"string","maxLength":30,"pattern":"\\S"},"sac":{"type":"boolean"},"sacNumber":{"anyOf":[{"type":"string","pattern":"^\\d{0,10}$"},{"type":"null"}]},"vegetarian":{"type":"boolean"},"allergies":{"type":"boolean"},"allergiesText":{"anyOf":[{"type":"string","maxLength":500},{"type":"null"}]},"hardestTour":{"anyOf":[{"type":"string","maxLength":300},{"type":"null"}]},"rentingMaterialPropertyValues":{"type":"array","items":{"type":"object","required":["rentingMaterialProperty","value"],"properties":{"rentingMaterialProperty":{"type":"string","pattern":"^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"value":{"type":"string","maxLength":60,"pattern":"\\S"},"title":{"type":"string","maxLength":60}},"additionalProperties":false},"maxItems":60}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema12.properties, key0))){
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
vErrors = report(vErrors, instancePath+"/salutation", "enum", {allowedValues: schema12.properties.salutation.anyOf[0].enum});
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
if(data.email !== undefined){
let data3 = data.email;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(func3(data3) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/email", "type", {type: "null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/email", "anyOf", {});
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
if(data.birthday !== undefined){
let data4 = data.birthday;
if(typeof data4 === "string"){
if(!(formats2(data4))){
vErrors = report(vErrors, instancePath+"/birthday", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/birthday", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data5 = data.phone;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(typeof data5 === "string"){
if(func3(data5) > 30){
vErrors = report(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data5)){
vErrors = report(vErrors, instancePath+"/phone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs23 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "null"});
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/phone", "anyOf", {});
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.contactFirstName !== undefined){
let data6 = data.contactFirstName;
if(typeof data6 === "string"){
if(func3(data6) > 60){
vErrors = report(vErrors, instancePath+"/contactFirstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data6)){
vErrors = report(vErrors, instancePath+"/contactFirstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactFirstName", "type", {type: "string"});
errors++;
}
}
if(data.contactLastName !== undefined){
let data7 = data.contactLastName;
if(typeof data7 === "string"){
if(func3(data7) > 60){
vErrors = report(vErrors, instancePath+"/contactLastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data7)){
vErrors = report(vErrors, instancePath+"/contactLastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactLastName", "type", {type: "string"});
errors++;
}
}
if(data.contactPhone !== undefined){
let data8 = data.contactPhone;
if(typeof data8 === "string"){
if(func3(data8) > 30){
vErrors = report(vErrors, instancePath+"/contactPhone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data8)){
vErrors = report(vErrors, instancePath+"/contactPhone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactPhone", "type", {type: "string"});
errors++;
}
}
if(data.sac !== undefined){
if(typeof data.sac !== "boolean"){
vErrors = report(vErrors, instancePath+"/sac", "type", {type: "boolean"});
errors++;
}
}
if(data.sacNumber !== undefined){
let data10 = data.sacNumber;
const _errs34 = errors;
let valid4 = false;
const _errs35 = errors;
if(typeof data10 === "string"){
if(!pattern7.test(data10)){
vErrors = report(vErrors, instancePath+"/sacNumber", "pattern", {pattern: "^\\d{0,10}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/sacNumber", "type", {type: "string"});
errors++;
}
var _valid3 = _errs35 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs37 = errors;
if(data10 !== null){
vErrors = report(vErrors, instancePath+"/sacNumber", "type", {type: "null"});
errors++;
}
var _valid3 = _errs37 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/sacNumber", "anyOf", {});
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
if(data.vegetarian !== undefined){
if(typeof data.vegetarian !== "boolean"){
vErrors = report(vErrors, instancePath+"/vegetarian", "type", {type: "boolean"});
errors++;
}
}
if(data.allergies !== undefined){
if(typeof data.allergies !== "boolean"){
vErrors = report(vErrors, instancePath+"/allergies", "type", {type: "boolean"});
errors++;
}
}
if(data.allergiesText !== undefined){
let data13 = data.allergiesText;
const _errs44 = errors;
let valid5 = false;
const _errs45 = errors;
if(typeof data13 === "string"){
if(func3(data13) > 500){
vErrors = report(vErrors, instancePath+"/allergiesText", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/allergiesText", "type", {type: "string"});
errors++;
}
var _valid4 = _errs45 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs47 = errors;
if(data13 !== null){
vErrors = report(vErrors, instancePath+"/allergiesText", "type", {type: "null"});
errors++;
}
var _valid4 = _errs47 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/allergiesText", "anyOf", {});
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
if(data.hardestTour !== undefined){
let data14 = data.hardestTour;
const _errs50 = errors;
let valid6 = false;
const _errs51 = errors;
if(typeof data14 === "string"){
if(func3(data14) > 300){
vErrors = report(vErrors, instancePath+"/hardestTour", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/hardestTour", "type", {type: "string"});
errors++;
}
var _valid5 = _errs51 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs53 = errors;
if(data14 !== null){
vErrors = report(vErrors, instancePath+"/hardestTour", "type", {type: "null"});
errors++;
}
var _valid5 = _errs53 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/hardestTour", "anyOf", {});
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
if(data.rentingMaterialPropertyValues !== undefined){
let data15 = data.rentingMaterialPropertyValues;
if(Array.isArray(data15)){
if(data15.length > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues", "maxItems", {limit: 60});
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.rentingMaterialProperty === undefined){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0, "required", {missingProperty: "rentingMaterialProperty"});
errors++;
}
if(data16.value === undefined){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0, "required", {missingProperty: "value"});
errors++;
}
for(const key1 in data16){
if(!(((key1 === "rentingMaterialProperty") || (key1 === "value")) || (key1 === "title"))){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data16.rentingMaterialProperty !== undefined){
let data17 = data16.rentingMaterialProperty;
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/rentingMaterialProperty", "pattern", {pattern: "^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/rentingMaterialProperty", "type", {type: "string"});
errors++;
}
}
if(data16.value !== undefined){
let data18 = data16.value;
if(typeof data18 === "string"){
if(func3(data18) > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/value", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data18)){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/value", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/value", "type", {type: "string"});
errors++;
}
}
if(data16.title !== undefined){
let data19 = data16.title;
if(typeof data19 === "string"){
if(func3(data19) > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/title", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0+"/title", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
